import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as specialAccounts } from "#areas/time-tracking/special-accounts/contract.ts";
import { limits, times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useApi } from "#kit/web/use-api.ts";

type Given = MasterInputProps<string | null>;

const kept = { staleTime: times.organisationCache };

/** Kinds of absence that are in use; the one that was chosen stays. */
export function ActivityInput({ values: _, isNew: __, ...given }: Given) {
	const { data } = useApi(activities.listAbsenceActivities, {}, kept);
	const options = (data?.activities ?? [])
		.filter(({ id, isEnabled }) => isEnabled || id === given.value)
		.map(({ id, name, color }) => ({ value: id, label: name, color }));
	return <SelectField {...given} options={options} required />;
}

export function SpecialAccountInput({ values: _, isNew: __, ...given }: Given) {
	const { data } = useApi(
		specialAccounts.listSpecialAccounts,
		{ pageSize: limits.listLength },
		kept,
	);
	const options = (data?.items ?? [])
		.filter(({ id, isEnabled }) => isEnabled || id === given.value)
		.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
	return <SelectField {...given} options={options} required />;
}
