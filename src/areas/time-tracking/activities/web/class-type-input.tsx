import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type ClassType, classTypes } from "../contract/activity-answer.ts";
import { texts } from "../text.ts";
import { categoryOf } from "./category-of.ts";

/** The class types of the same category: a kind of absence never becomes a shift. */
export function ClassTypeInput({
	value,
	onChange,
	values: _,
	isNew: __,
	...shared
}: MasterInputProps<ClassType, unknown>) {
	const words = useTexts(texts).master.options.classType;
	const options = classTypes
		.filter((type) => categoryOf(type) === categoryOf(value))
		.map((type) => ({ value: type, label: words[type] }));
	return (
		<SelectField
			{...shared}
			value={value}
			options={options}
			onChange={(next) => next !== null && onChange(next)}
		/>
	);
}
