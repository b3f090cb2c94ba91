import { useState } from "react";
import {
	type NewCustom,
	NewCustomInputs,
	useCustomFields,
	useNewCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { useUnitPath } from "#areas/staff/units/web/public.ts";
import { nameOfUser, pickPerson, useUserUnitPath } from "#areas/staff/users/web/public.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { AbsenceValues } from "../form/absence-values.ts";
import type { WithCustomGiven } from "./with-custom.tsx";

/** A form of an absence with its custom fields, by the departments of its person and its kind. */
export default function CustomForm(given: WithCustomGiven) {
	const { fields, isReady } = useCustomFields("ABSENCE");
	const [userId, ofPerson] = useState(given.userId);
	const custom = useAbsenceCustom(userId, given.saved);
	if (!isReady) return <PanelFrame isLoading />;
	if (fields.length === 0) return given.children();
	return given.children({
		...custom,
		ofPerson,
		inputs: (form) => <NewCustomInputs form={form} custom={custom} />,
	});
}

function useAbsenceCustom(
	userId: string,
	saved: WithCustomGiven["saved"],
): NewCustom<AbsenceValues> {
	const session = useSession();
	const forSelf = userId === session.userId;
	const mayOthers = useMay("contracts.manage", "WRITE");
	const own = useUnitPath(session.primaryUnit.id);
	const others = useUserUnitPath(userId, !forSelf && saved === undefined);
	const unitIds = saved?.unitIds ?? (forSelf ? own : others);
	return useNewCustom<AbsenceValues>({
		entity: "ABSENCE",
		pickPerson,
		nameOfPerson: nameOfUser,
		saved,
		placeOf: ({ activityId }) => ({ unitIds, activityId, mayPersonal: forSelf || mayOthers }),
	});
}
