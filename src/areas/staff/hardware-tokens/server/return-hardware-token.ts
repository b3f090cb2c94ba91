import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { returnToken } from "./sql.ts";

/** From now on the token names nobody; it may be given to somebody else. */
export async function returnHardwareToken(
	context: WriteContext,
	{ userId, id }: InputOf<(typeof contract)["returnHardwareToken"]>,
): Promise<Record<string, never>> {
	const { tx, session, tenantId, now } = context;
	const needed = { key: "users.manage", level: "WRITE", userId } as const;
	await demandUser(tx, session, { ...needed, today: todayOf(context) });
	const before = await returnToken(tx, tenantId, { userId, id }, now);
	if (before === undefined) return refuse(commonRefusals.notFound);
	await audit(tx, context, {
		entity: "hardware_token",
		entityId: id,
		subjectUserId: userId,
		action: "returned",
		before,
	});
	context.announce({ kind: "HARDWARETOKENS", ids: [id], userId });
	return {};
}
