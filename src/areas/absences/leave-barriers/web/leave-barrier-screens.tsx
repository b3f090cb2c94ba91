import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps, MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { leaveBarriers } from "../contract.ts";
import { texts } from "../text.ts";
import { leaveBarrierCreate, leaveBarrierEdit } from "./panels.ts";

export const screens: MasterScreens = recordScreens({
	data: leaveBarriers,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: leaveBarrierCreate, edit: leaveBarrierEdit },
	inputs: { unitIds: UnitsInput, activityId: ActivityInput },
	texts: {
		unitIds: ({ unitNames }) => unitNames,
		activityId: ({ activityName }, language) => activityName ?? texts[language].allLeave,
	},
	columns: ["name", "from", "to", "unitIds", "activityId"],
	widths: { from: 100, to: 100, unitIds: 180, activityId: 120 },
	nameOf: ({ name }) => name,
	isPlaced: true,
});

function UnitsInput({ values: _, isNew: __, ...given }: MasterInputProps<string[]>) {
	const { onChange, ...shared } = given;
	return (
		<div data-wide>
			<UnitsChoice {...shared} onChange={(ids) => onChange([...ids])} />
		</div>
	);
}

/** Leave and what else is planned; emptied it is all leave. */
function ActivityInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
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
