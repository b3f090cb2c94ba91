import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { limits, times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useApi } from "#kit/web/use-api.ts";

const kept = { staleTime: times.organisationCache };

/** Types of employment that are in use; the one that was chosen stays. */
export function EmploymentTypeInput({
	values: _,
	isNew: __,
	...given
}: MasterInputProps<string | null>) {
	const { listEmploymentTypes } = employmentTypes;
	const { data } = useApi(listEmploymentTypes, { pageSize: limits.listLength }, kept);
	const options = (data?.items ?? [])
		.filter(({ id, isEnabled }) => isEnabled || id === given.value)
		.map(({ id, name }) => ({ value: id, label: name }));
	return <SelectField {...given} options={options} />;
}
