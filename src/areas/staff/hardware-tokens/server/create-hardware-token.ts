import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, hardwareTokenInUse, hardwareTokenMalformed } from "../contract.ts";
import { texts } from "../text.ts";
import { insertToken } from "./sql.ts";
import { tokenHash } from "./token-hash.ts";

type Endpoint = (typeof contract)["createHardwareToken"];

/** Hands a token to a person; only a keyed hash of its number is kept. */
export async function createHardwareToken(
	context: WriteContext,
	{ userId, type, value }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, session, tenantId, now, services } = context;
	const needed = { key: "users.manage", level: "WRITE", userId } as const;
	await demandUser(tx, session, { ...needed, today: todayOf(context) });
	const hashed = tokenHash(services, tenantId, { type, value });
	if (hashed === undefined) {
		const { faults } = texts[context.language];
		return refuse(hardwareTokenMalformed, { details: [{ field: "value", text: faults[type] }] });
	}
	const id = newId(now.getTime());
	const hint = type === "PIN" ? "" : hashed.written.slice(-4);
	const row = { id, userId, type, tokenHash: hashed.hash, hint, now };
	if (!(await insertToken(tx, tenantId, row))) refuse(hardwareTokenInUse);
	await audit(tx, context, {
		entity: "hardware_token",
		entityId: id,
		subjectUserId: userId,
		action: "created",
		after: { type, hint },
	});
	context.announce({ kind: "HARDWARETOKENS", ids: [id], userId });
	return { id };
}
