import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { type CheckedCustom, checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { StoredUser } from "./sql/people.ts";

/** Checks a change of a person's custom values: personal ones take the right on contracts. */
export async function changeCustom(
	context: WriteContext,
	{ id: userId, unitId, custom: before }: StoredUser,
	change: CustomChange,
): Promise<CheckedCustom> {
	const { tx, session } = context;
	const today = todayOf(context);
	const key = "contracts.manage";
	const level = await levelForUser(tx, session, key, userId, today);
	return checkCustom(context, {
		entity: "USER",
		before,
		change,
		unitId,
		mayPersonal: includesLevel(level, "WRITE"),
	});
}
