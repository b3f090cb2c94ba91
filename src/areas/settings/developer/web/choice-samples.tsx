import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { paletteColors } from "#kit/ui/field/choice/palette-colors.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { sample } from "./sample-states.tsx";

type Several = readonly string[];

/** Fields that are chosen in. */
export function ChoiceSamples() {
	const { fields: t, samples } = useTexts(texts);
	const centres = samples.costCentres.map((label) => ({ value: label.slice(0, 4), label }));
	const tags = samples.tags.map((label, index) => ({
		value: `${index}`,
		label,
		color: paletteColors[index * 3]?.color,
	}));
	const forms = [
		{ value: "TIME", label: samples.time },
		{ value: "DECIMAL", label: samples.decimal },
	];
	return (
		<>
			{sample<string | null>(t.select, [null, "4120"], (given) => (
				<SelectField {...given} options={centres} />
			))}
			{sample<Several>(t.multi, [[], ["4110", "4130"]], (given) => (
				<MultiSelectField {...given} options={centres} />
			))}
			{sample<Several>(t.tags, [[], ["0", "1"]], (given) => (
				<MultiSelectField {...given} options={tags} />
			))}
			{sample(t.checkbox, [false, true], (given) => (
				<CheckboxField {...given} />
			))}
			{sample(t.switch, [false, true], (given) => (
				<SwitchField {...given} />
			))}
			{sample(t.segmented, ["TIME", "DECIMAL"], (given) => (
				<SegmentedField {...given} options={forms} />
			))}
		</>
	);
}
