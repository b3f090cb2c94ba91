import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useShiftKinds } from "./use-shift-kinds.ts";

/** Kinds of shift that are done there. */
export function KindsInput({ values: _, isNew: __, ...given }: MasterInputProps<string[]>) {
	const { kinds } = useShiftKinds();
	const options = kinds
		.filter(({ id, isEnabled }) => isEnabled || given.value.includes(id))
		.map(({ id, name, color }) => ({ value: id, label: name, color }));
	const { onChange, ...shared } = given;
	return (
		<div data-wide>
			<MultiSelectField
				{...shared}
				required={false}
				options={options}
				onChange={(ids) => onChange([...ids])}
			/>
		</div>
	);
}
