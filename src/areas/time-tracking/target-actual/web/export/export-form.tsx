import { Input } from "@mantine/core";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { MonthChooser } from "../months/month-chooser.tsx";
import { type ExportFault, type ExportValues, formats, hourForms, whats } from "./export-values.ts";
import { texts } from "./text.ts";
import { WhoFields } from "./who-fields.tsx";

export interface ExportFormGiven {
	readonly values: ExportValues;
	readonly change: (values: Partial<ExportValues>) => void;
	/** Shown once somebody tried. */
	readonly fault: ExportFault | undefined;
}

/** Which months, of whom, what of them, and how it is written. */
export function ExportForm(given: ExportFormGiven) {
	const t = useTexts(texts);
	const { values, change, fault } = given;
	const isRange = fault === "backwards" || fault === "tooMany";
	return (
		<div className="export-form">
			<fieldset className="export-months">
				<legend>{t.months}</legend>
				<div className="export-month">
					<span>{t.from}</span>
					<MonthChooser month={values.from} onChange={(from) => change({ from })} />
				</div>
				<div className="export-month">
					<span>{t.to}</span>
					<MonthChooser month={values.to} onChange={(to) => change({ to })} />
				</div>
				{isRange && <Input.Error role="alert">{t[fault]}</Input.Error>}
			</fieldset>
			<WhoFields {...given} />
			<FieldGrid>
				<SegmentedField
					label={t.what}
					value={values.what}
					options={whats.map((value) => ({ value, label: t.whats[value] }))}
					onChange={(what) => change({ what })}
				/>
				<SelectField
					label={t.format}
					value={values.format}
					options={formats.map((value) => ({ value, label: t.formats[value] }))}
					onChange={(format) => format !== null && change({ format })}
					required
				/>
				<SegmentedField
					label={t.hours}
					value={values.hours}
					options={hourForms.map((value) => ({
						value,
						label: t.hourForms[value],
					}))}
					onChange={(hours) => change({ hours })}
				/>
			</FieldGrid>
			<p className="export-note">{t.recorded}</p>
		</div>
	);
}
