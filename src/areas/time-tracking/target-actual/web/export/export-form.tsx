import { Input } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { hourForms } from "#kit/contract/hour-forms.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { timesheetSplits } from "../../contract/timesheets.ts";
import { MonthChooser } from "../months/month-chooser.tsx";
import { type ExportFault, type ExportValues, formats, whats, whoms } from "./export-values.ts";
import { texts } from "./text.ts";

interface ExportFormGiven {
	readonly values: ExportValues;
	readonly change: (values: Partial<ExportValues>) => void;
	/** Shown once somebody tried. */
	readonly fault: ExportFault | undefined;
}

/** Which months, of whom, what of them, and how it is written. */
export function ExportForm(given: ExportFormGiven) {
	const t = useTexts(texts);
	const { values, change, fault } = given;
	const isPaper = values.what === "TIMESHEETS";
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
				{isPaper ? (
					<SegmentedField
						label={t.split}
						value={values.split}
						options={timesheetSplits.map((value) => ({ value, label: t.splits[value] }))}
						onChange={(split) => change({ split })}
					/>
				) : (
					<SelectField
						label={t.format}
						value={values.format}
						options={formats.map((value) => ({ value, label: t.formats[value] }))}
						onChange={(format) => format !== null && change({ format })}
						required
					/>
				)}
				<SegmentedField
					label={t.hours}
					value={values.hours}
					options={hourForms.map((value) => ({ value, label: t.hourForms[value] }))}
					onChange={(hours) => change({ hours })}
				/>
			</FieldGrid>
			<p className="export-note">{isPaper ? t.paper : t.recorded}</p>
		</div>
	);
}

/** Of whom: everybody one may see, units, or people by name; the person who may see nobody exports her own. */
function WhoFields({ values, change, fault }: ExportFormGiven) {
	const t = useTexts(texts);
	const mayRead = useMay("timetrackings.manage", "READ");
	if (!mayRead) return <p className="export-note">{t.own}</p>;
	const { whom, unitIds } = values;
	return (
		<div className="export-who">
			<SegmentedField
				label={t.who}
				value={whom}
				options={whoms.map((value) => ({ value, label: t.whoms[value] }))}
				onChange={(next) => change({ whom: next })}
			/>
			{whom === "UNITS" && (
				<UnitsChoice
					label={t.units}
					value={unitIds}
					onChange={(next) => change({ unitIds: next })}
					error={fault === "noUnits" ? t.noUnits : undefined}
				/>
			)}
			{whom === "PEOPLE" && <People values={values} change={change} fault={fault} />}
			{whom !== "PEOPLE" && (
				<CheckboxField
					label={t.archived}
					value={values.includeDisabled}
					onChange={(includeDisabled) => change({ includeDisabled })}
				/>
			)}
		</div>
	);
}

function People({ values: { userIds }, change, fault }: ExportFormGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const choose = async () => {
		const chosen = await openUserPicker({ value: userIds, withDisabled: true });
		if (chosen !== null) change({ userIds: chosen });
	};
	return (
		<div className="export-people">
			<PictureButton icon={IconUsers} label={t.choosePeople} onClick={() => void choose()} />
			<span>{t.people(format.number(userIds.length, 0))}</span>
			{fault === "noPeople" && <Input.Error role="alert">{t.noPeople}</Input.Error>}
		</div>
	);
}
