import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

export function UnitsInput({ values: _, isNew: __, ...given }: MasterInputProps<string[]>) {
	const { onChange, ...shared } = given;
	return (
		<div data-wide>
			<UnitsChoice {...shared} onChange={(ids) => onChange([...ids])} />
		</div>
	);
}

/** Leave and what else is planned; emptied it is all leave. */
export function ActivityInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const { allLeave } = useTexts(texts);
	const { data } = useApi(
		activities.listAbsenceActivities,
		{},
		{ staleTime: times.organisationCache },
	);
	const options = (data?.activities ?? [])
		.filter(({ classType }) => classType !== "SICK")
		.filter(({ id, isEnabled }) => isEnabled || id === given.value)
		.map(({ id, name, color }) => ({ value: id, label: name, color }));
	return <SelectField {...given} options={options} placeholder={allLeave} />;
}
