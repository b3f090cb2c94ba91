import { ColorField } from "#kit/ui/field/choice/color-field.tsx";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DateRangeField, type Days } from "#kit/ui/field/date-range-field.tsx";
import { DecimalField } from "#kit/ui/field/decimal-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { TimeField } from "#kit/ui/field/time-field.tsx";
import { TimeRangeField, type Times } from "#kit/ui/field/time-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { SampleStates } from "./sample-states.tsx";

const noNumber: number | null = null;
const noText: string | null = null;
const noDays: Days | null = null;
const noTimes: Times | null = null;

/** Fields that are typed into. */
export function FieldSamples() {
	const { fields: t, samples } = useTexts(texts);
	const holiday = (day: string) => (day.endsWith("12-25") ? t.date : undefined);
	return (
		<>
			<SampleStates
				label={t.text}
				empty=""
				filled={samples.name}
				show={(given) => <TextField {...given} />}
			/>
			<SampleStates
				label={t.date}
				empty={noText}
				filled="2027-03-31"
				show={(given) => <DateField {...given} holiday={holiday} />}
			/>
			<SampleStates
				label={t.dateRange}
				empty={noDays}
				filled={{ from: "2026-11-23", to: "2026-11-27" }}
				show={(given) => <DateRangeField {...given} />}
			/>
			<TimeSamples />
			<NumberSamples />
			<SampleStates
				label={t.color}
				empty={noText}
				filled="#1f8a70"
				show={(given) => <ColorField {...given} />}
			/>
			<SampleStates
				label={t.area}
				empty=""
				filled={samples.remark}
				show={(given) => <TextAreaField {...given} />}
			/>
		</>
	);
}

function TimeSamples() {
	const { fields: t } = useTexts(texts);
	return (
		<>
			<SampleStates
				label={t.time}
				empty={noNumber}
				filled={495}
				show={(given) => <TimeField {...given} />}
			/>
			<SampleStates
				label={t.timeRange}
				empty={noTimes}
				filled={{ begin: 1320, end: 1800 }}
				show={(given) => <TimeRangeField {...given} passesMidnight />}
			/>
			<SampleStates
				label={t.duration}
				empty={noNumber}
				filled={462}
				show={(given) => <DurationField {...given} />}
			/>
		</>
	);
}

function NumberSamples() {
	const { fields: t } = useTexts(texts);
	return (
		<>
			<SampleStates
				label={t.number}
				empty={noNumber}
				filled={30}
				show={(given) => <NumberField {...given} least={0} most={366} unit={t.days} />}
			/>
			<SampleStates
				label={t.decimal}
				empty={noNumber}
				filled={1234.5}
				show={(given) => <DecimalField {...given} />}
			/>
			<SampleStates
				label={t.currency}
				empty={noNumber}
				filled={123_450}
				show={(given) => <CurrencyField {...given} />}
			/>
		</>
	);
}
