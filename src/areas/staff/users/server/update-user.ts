import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { type CheckedCustom, checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { demandAllRights, openUser, traceUser } from "./open-user.ts";
import { type StoredUser, updateUserRow } from "./sql/people.ts";
import { onlyOnce } from "./taken.ts";

export const updateUser: Handler<typeof contract.updateUser> = async (
	context,
	{ userId, version, custom, ...person },
) => {
	const { tx, tenantId } = context;
	const before = await openUser(context, userId, "WRITE", version);
	// a new password is mailed to this address
	if (before.mail !== person.mail) await demandAllRights(context, userId);
	const changed = custom === undefined ? undefined : await changeCustom(context, before, custom);
	const next = await onlyOnce(context, () =>
		updateUserRow(tx, tenantId, userId, { ...person, ...(changed && { custom: changed.values }) }),
	);
	const { custom: _custom, ...known } = before;
	await traceUser(context, userId, {
		action: "changed",
		before: { ...known, ...changed?.trace?.before },
		after: { ...person, ...changed?.trace?.after },
	});
	return { version: next };
};

export const updateUserCustomFields: Handler<typeof contract.updateUserCustomFields> = async (
	context,
	{ userId, version, custom: change },
) => {
	const { tx, tenantId } = context;
	const user = await openUser(context, userId, "WRITE", version);
	const { values, trace } = await changeCustom(context, user, change);
	if (trace === undefined) return { version };
	const custom = { custom: values };
	const next = await updateUserRow(tx, tenantId, userId, custom);
	await traceUser(context, userId, { action: "changed", ...trace });
	return { version: next };
};

/** Checks a change of a person's custom values: personal ones take the right on contracts. */
async function changeCustom(
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
