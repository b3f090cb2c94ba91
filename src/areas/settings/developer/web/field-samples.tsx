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
import { sample } from "./sample-states.tsx";

type Text = string | null;
type Amount = number | null;

/** Fields that are typed into. */
export function FieldSamples() {
	const { fields: t, samples } = useTexts(texts);
	const holiday = (day: string) => (day.endsWith("12-25") ? t.date : undefined);
	const week = { from: "2026-11-23", to: "2026-11-27" };
	const night = { begin: 1320, end: 1800 };
	return (
		<>
			{sample(t.text, ["", samples.name], (given) => (
				<TextField {...given} />
			))}
			{sample<Text>(t.date, [null, "2027-03-31"], (given) => (
				<DateField {...given} holiday={holiday} />
			))}
			{sample<Days | null>(t.dateRange, [null, week], (given) => (
				<DateRangeField {...given} />
			))}
			{sample<Amount>(t.time, [null, 495], (given) => (
				<TimeField {...given} />
			))}
			{sample<Times | null>(t.timeRange, [null, night], (given) => (
				<TimeRangeField {...given} passesMidnight />
			))}
			{sample<Amount>(t.duration, [null, 462], (given) => (
				<DurationField {...given} />
			))}
			{sample<Amount>(t.number, [null, 30], (given) => (
				<NumberField {...given} least={0} most={366} unit={t.days} />
			))}
			{sample<Amount>(t.decimal, [null, 1234.5], (given) => (
				<DecimalField {...given} />
			))}
			{sample<Amount>(t.currency, [null, 123_450], (given) => (
				<CurrencyField {...given} />
			))}
			{sample<Text>(t.color, [null, "#1f8a70"], (given) => (
				<ColorField {...given} />
			))}
			{sample(t.area, ["", samples.remark], (given) => (
				<TextAreaField {...given} />
			))}
		</>
	);
}
