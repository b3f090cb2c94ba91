import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { paletteColors } from "#kit/ui/field/choice/palette-colors.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { TagsField } from "#kit/ui/field/choice/tags-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { SampleStates } from "./sample-states.tsx";

const noText: string | null = null;
const none: readonly string[] = [];

/** Fields that are chosen in. */
export function ChoiceSamples() {
	const { fields: t, samples } = useTexts(texts);
	const centres = samples.costCentres.map((label) => ({ value: label.slice(0, 4), label }));
	const tags = samples.tags.map((label, index) => ({
		value: `${index}`,
		label,
		color: paletteColors[index * 3]?.color,
	}));
	return (
		<>
			<SampleStates
				label={t.select}
				empty={noText}
				filled="4120"
				show={(given) => <SelectField {...given} options={centres} />}
			/>
			<SampleStates
				label={t.multi}
				empty={none}
				filled={["4110", "4130"]}
				show={(given) => <MultiSelectField {...given} options={centres} />}
			/>
			<SampleStates
				label={t.tags}
				empty={none}
				filled={["0", "1"]}
				show={(given) => <TagsField {...given} options={tags} />}
			/>
			<SampleStates
				label={t.checkbox}
				empty={false}
				filled={true}
				show={(given) => <CheckboxField {...given} />}
			/>
			<SampleStates
				label={t.switch}
				empty={false}
				filled={true}
				show={(given) => <SwitchField {...given} />}
			/>
			<SampleStates
				label={t.segmented}
				empty="TIME"
				filled="DECIMAL"
				show={(given) => (
					<SegmentedField
						{...given}
						options={[
							{ value: "TIME", label: samples.time },
							{ value: "DECIMAL", label: samples.decimal },
						]}
					/>
				)}
			/>
		</>
	);
}
