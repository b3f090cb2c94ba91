import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeCustom } from "./change-custom.ts";
import { openUser, traceUser } from "./open-user.ts";
import { updateUserRow } from "./sql/people.ts";

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
