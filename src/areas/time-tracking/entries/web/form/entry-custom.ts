import {
	type FieldGroup,
	type NewCustom,
	shownGroups,
	useCustomFields,
	useNewCustom,
} from "#areas/settings/custom-fields/web/public.ts";
import { useUnitPath } from "#areas/staff/units/web/public.ts";
import { nameOfUser, pickPerson, useUserUnitPath } from "#areas/staff/users/web/public.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";

function useMayPersonal(userId: string, level: "READ" | "WRITE"): boolean {
	const mayOthers = useMay("contracts.manage", level);
	return useSession().userId === userId || mayOthers;
}

/** The custom fields of an entry that one may see, by their groups. */
export function useEntryGroups(entry: TimeTrackingDetail): readonly FieldGroup[] {
	const { userId, unitIds, activityId, custom } = entry;
	const { fields } = useCustomFields("TRACKING");
	const mayPersonal = useMayPersonal(userId, "READ");
	const seen = fields.filter(({ isPersonal }) => mayPersonal || !isPersonal);
	return shownGroups({ fields: seen, unitIds, activityId, custom });
}

/** Custom fields within the form of an entry, by its person's units and its activity. */
export function useEntryCustom<Values extends { readonly activityId: string | null }>(
	userId: string,
	saved?: TimeTrackingDetail,
): NewCustom<Values> {
	const session = useSession();
	const forSelf = userId === session.userId;
	const own = useUnitPath(session.primaryUnit.id);
	const others = useUserUnitPath(userId, !forSelf && saved === undefined);
	const unitIds = saved?.unitIds ?? (forSelf ? own : others);
	const mayPersonal = useMayPersonal(userId, "WRITE");
	return useNewCustom<Values>({
		entity: "TRACKING",
		pickPerson,
		nameOfPerson: nameOfUser,
		saved,
		placeOf: ({ activityId }) => ({ unitIds, activityId, mayPersonal }),
	});
}
