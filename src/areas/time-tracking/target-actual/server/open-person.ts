import { demandUser, isInFilter, isSelfOrVisible } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type PeopleScope, readPerson } from "./sql/listed-people.ts";

/** Whose figures are asked for: one's own without any right, others' with READ for them. */
export async function openPerson(tx: Tx, context: Asking, userId: string) {
	await demandTimes(tx, context, userId);
	return (await readPerson(tx, context.tenantId, userId)) ?? refuse(commonRefusals.notFound);
}

type Asking = Pick<ReadContext, "session" | "now" | "tenantId">;

export async function demandTimes(tx: Tx, context: Asking, userId: string): Promise<void> {
	const { session } = context;
	if (userId === session.userId) return;
	const today = todayOf(context);
	const key = "timetrackings.manage";
	await demandUser(tx, session, { key, level: "READ", userId, today });
}

/** Whose figures may be read: one's own without any right, others' with READ for them. */
export function peopleScope(reader: ExportReader): PeopleScope {
	const { session, tenantId, siteFilter } = reader;
	const today = todayOf(reader);
	return {
		tenantId,
		isVisible: isSelfOrVisible(session, [["timetrackings.manage", "READ"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}
