import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import type { customFields } from "../contract/fields.ts";
import { useGroups } from "./use-groups.ts";

export type FieldValues = MasterValues<(typeof customFields)["fields"]>;

/** The group a field stands in, among those of its kind of entity. */
export function GroupInput({ values, isNew: _, ...given }: MasterInputProps<string, FieldValues>) {
	const { groups } = useGroups(values.entity);
	return (
		<SelectField
			{...given}
			value={given.value === "" ? null : given.value}
			onChange={(id) => given.onChange(id ?? "")}
			options={groups.map(({ id, name }) => ({ value: id, label: name }))}
		/>
	);
}
