import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { demandAllRights, openUser, traceUser } from "./open-user.ts";
import { updateUserRow } from "./sql/people.ts";
import { onlyOnce } from "./taken.ts";
import { changeCustom } from "./update-user-custom-fields.ts";

type Endpoint = (typeof contract)["updateUser"];

export async function updateUser(
	context: WriteContext,
	{ userId, version, custom, ...person }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const before = await openUser(context, userId, "WRITE", version);
	// a new password is mailed to this address
	if (before.mail !== person.mail) await demandAllRights(context, userId);
	const changed = custom === undefined ? undefined : await changeCustom(context, before, custom);
	const next = await onlyOnce(context, () =>
		updateUserRow(tx, tenantId, userId, {
			person,
			...(changed && { custom: changed.values }),
		}),
	);
	const { custom: _custom, ...known } = before;
	await traceUser(context, userId, {
		action: "changed",
		before: { ...known, ...changed?.trace?.before },
		after: { ...person, ...changed?.trace?.after },
	});
	return { version: next };
}
