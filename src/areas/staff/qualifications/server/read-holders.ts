import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { qualifications } from "../contract.ts";
import { type AssignmentRow, holdersOf } from "./sql.ts";

interface Reader {
	readonly tenantId: string;
	readonly session: Session;
	readonly now: Date;
}

/** Who holds a qualification, of the people the reader may see; refused where there is no such qualification. */
export async function readHolders(
	run: (statement: Statement) => Promise<AssignmentRow[]>,
	{ tenantId, session, now }: Reader,
	id: string,
): Promise<AssignmentRow[]> {
	const today = todayOf({ session, now });
	const key = qualifications.permission;
	const visible = visibleUsers(session, key, "READ", today);
	const rows = await run(holdersOf(tenantId, id, visible, today));
	if (rows.length === 0) refuse(commonRefusals.notFound);
	return rows.filter((row) => row.id !== null);
}
