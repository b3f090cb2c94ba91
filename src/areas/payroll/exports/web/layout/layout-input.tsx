import {
	encodings,
	fileTypes,
	hourForms,
	monthForms,
	type PlainLayout,
	type PlainPreset,
	plainPresets,
	presetLayout,
	roundings,
} from "#domain/wage-export/plain/plain-layout.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { LayoutColumns } from "./layout-columns.tsx";
import { LayoutPreview } from "./layout-preview.tsx";
import "./layout.css";

type Given = MasterInputProps<PlainLayout | null>;

/** How a file looks for programs that are not DATEV's: a preset to begin with, columns, signs, and what comes of them. */
export function LayoutInput({ value, onChange, label, error, id }: Given) {
	const { layout: t, plainFields } = useTexts(texts);
	if (value === null) return null;
	const take = (preset: PlainPreset | null) =>
		preset !== null && onChange(presetLayout(preset, (field) => plainFields[field]));
	return (
		<fieldset className="master-group layout-input">
			<legend>{label}</legend>
			{error !== undefined && <p role="alert">{error}</p>}
			<SelectField<PlainPreset>
				id={id}
				label={t.presets}
				value={null}
				onChange={take}
				options={plainPresets.map((preset) => ({ value: preset, label: t.preset[preset] }))}
			/>
			<LayoutColumns
				columns={value.columns}
				onChange={(columns) => onChange({ ...value, columns })}
			/>
			<Signs layout={value} onChange={onChange} />
			<LayoutPreview layout={value} />
		</fieldset>
	);
}

interface SignsGiven {
	readonly layout: PlainLayout;
	readonly onChange: (layout: PlainLayout) => void;
}

/** Everything that is not a column. */
function Signs({ layout, onChange }: SignsGiven) {
	const t = useTexts(texts).layout;
	const isCsv = layout.fileType === "CSV";
	const choice = <Name extends keyof PlainLayout>(
		name: Name,
		label: string,
		options: readonly { readonly value: PlainLayout[Name] & string; readonly label: string }[],
	) => (
		<SelectField
			label={label}
			value={layout[name] as string}
			required
			options={options}
			onChange={(chosen) => chosen !== null && onChange({ ...layout, [name]: chosen })}
		/>
	);
	return (
		<FieldGrid>
			{choice(
				"fileType",
				t.fileType,
				fileTypes.map((value) => ({ value, label: t.fileTypes[value] })),
			)}
			{isCsv &&
				choice(
					"encoding",
					t.encoding,
					encodings.map((value) => ({ value, label: t.encodings[value] })),
				)}
			{isCsv &&
				choice("separator", t.separator, [
					{ value: ";", label: t.separators.semicolon },
					{ value: ",", label: t.separators.comma },
					{ value: "\t", label: t.separators.tab },
					{ value: "|", label: t.separators.pipe },
				])}
			{choice("decimalMark", t.decimalMark, [
				{ value: ",", label: t.decimalMarks.comma },
				{ value: ".", label: t.decimalMarks.point },
			])}
			<NumberField
				label={t.decimals}
				value={layout.decimals}
				least={0}
				most={4}
				onChange={(decimals) => decimals !== null && onChange({ ...layout, decimals })}
			/>
			{choice(
				"rounding",
				t.rounding,
				roundings.map((value) => ({ value, label: t.roundings[value] })),
			)}
			{choice(
				"hours",
				t.hours,
				hourForms.map((value) => ({ value, label: t.hourForms[value] })),
			)}
			{choice(
				"month",
				t.month,
				monthForms.map((value) => ({ value, label: value })),
			)}
			{isCsv && (
				<CheckboxField
					label={t.hasHeader}
					value={layout.hasHeader}
					onChange={(hasHeader) => onChange({ ...layout, hasHeader })}
				/>
			)}
		</FieldGrid>
	);
}
