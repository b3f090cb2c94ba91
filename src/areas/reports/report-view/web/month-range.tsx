import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { type Months, movedMonths } from "./report-months.ts";
import "./report.css";

interface Given {
	readonly months: Months;
	readonly onChange: (months: Months) => void;
}

/** From which month until which; one takes the other along where that would be backwards, or too far. */
export function MonthRange({ months, onChange }: Given) {
	const t = useTexts(texts);
	return (
		<>
			<MonthField
				label={t.from}
				month={months.from}
				onChange={(from) => onChange(movedMonths(months, { from }))}
			/>
			<MonthField
				label={t.to}
				month={months.to}
				onChange={(to) => onChange(movedMonths(months, { to }))}
			/>
		</>
	);
}

interface FieldGiven {
	readonly label: string;
	readonly month: string;
	readonly onChange: (month: string) => void;
}

function MonthField({ label, month, onChange }: FieldGiven) {
	return (
		<fieldset className="report-month">
			<legend>{label}</legend>
			<MonthChooser month={month} onChange={onChange} />
		</fieldset>
	);
}
