import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type PersonOfMonth, personOfMonth } from "./sql/frozen.ts";
import { reachOf } from "./sql/reach.ts";

/**
 * A person's month, for people who may read it (her own, or by the right to times or payroll), or close it. Who one may
 * not see is answered as missing.
 */
export async function openMonth(
	tx: Tx,
	context: Pick<ReadContext, "session" | "tenantId" | "now">,
	{ userId, month }: { readonly userId: string; readonly month: string },
	to: "READ" | "CLOSE",
): Promise<PersonOfMonth> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const whose = { tenantId, userId, ...writtenMonth(month) };
	const person = await personOfMonth(tx, whose, reachOf(session, today));
	const isOpen =
		to === "CLOSE" ? person?.mayClose : person?.isReadable || userId === session.userId;
	if (person !== undefined && isOpen) return person;
	const key = "timetrackings.manage";
	const level = to === "CLOSE" ? "FULL" : "READ";
	if (person?.isReadable) refuse(commonRefusals.forbidden, { permission: key, level });
	await demandUser(tx, session, { key, level, userId, today });
	return refuse(commonRefusals.notFound);
}
