import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove, openUser, traceUser } from "./open-user.ts";
import { updateUserRow } from "./sql/people.ts";
import { onlyOnce } from "./taken.ts";

type Endpoint = (typeof contract)["updateUser"];

export async function updateUser(
	context: WriteContext,
	{ userId, version, ...person }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const before = await openUser(context, userId, "WRITE", version);
	// a new password is mailed to this address
	if (before.mail !== person.mail) await demandNotAbove(context, userId);
	const next = await onlyOnce(context, () =>
		updateUserRow(tx, tenantId, userId, { person }),
	);
	await traceUser(context, userId, {
		action: "changed",
		before,
		after: person,
	});
	return { version: next };
}
