import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import { type CheckedCustom, checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openUser, traceUser } from "./open-user.ts";
import { type StoredUser, updateUserRow } from "./sql/people.ts";

type Endpoint = (typeof contract)["updateUserCustomFields"];

export async function updateUserCustomFields(
	context: WriteContext,
	{ userId, version, custom: change }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const user = await openUser(context, userId, "WRITE", version);
	const { values, trace } = await changeCustom(context, user, change);
	if (trace === undefined) return { version };
	const custom = { custom: values };
	const next = await updateUserRow(tx, tenantId, userId, custom);
	await traceUser(context, userId, { action: "changed", ...trace });
	return { version: next };
}

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
