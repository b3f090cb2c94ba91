import { type NewCustom, useNewCustom } from "#areas/settings/custom-fields/web/public.ts";
import { useUnitPath } from "#areas/staff/units/web/public.ts";
import { nameOfUser, pickPerson, useUserUnitPath } from "#areas/staff/users/web/public.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";

/** The custom fields of an entry to be created, by its person's units and its activity. */
export function useNewEntryCustom<Values extends { readonly activityId: string | null }>(
	userId: string,
): NewCustom<Values> {
	const session = useSession();
	const forSelf = userId === session.userId;
	const own = useUnitPath(session.primaryUnit.id);
	const others = useUserUnitPath(userId, !forSelf);
	const mayOthers = useMay("contracts.manage", "WRITE");
	return useNewCustom<Values>({
		entity: "TRACKING",
		pickPerson,
		nameOfPerson: nameOfUser,
		placeOf: ({ activityId }) => ({
			unitIds: forSelf ? own : others,
			activityId,
			mayPersonal: forSelf || mayOthers,
		}),
	});
}
