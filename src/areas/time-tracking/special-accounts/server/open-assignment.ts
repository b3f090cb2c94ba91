import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { openRow } from "./open-account.ts";
import { readAssignment, type StoredAssignment } from "./sql/assignments.ts";

/** An assignment to be changed: refuses whoever may not change the person's accounts, and a stale version. */
export async function openAssignment(
	context: WriteContext,
	assignmentId: string,
	level: "WRITE" | "FULL",
	version?: number,
): Promise<StoredAssignment> {
	const { tx, tenantId, session } = context;
	const row = await readAssignment(tx, tenantId, assignmentId);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandUser(tx, session, {
		key: specialAccounts.permission,
		level,
		userId: row.userId,
		today: todayOf(context),
	});
	return openRow(context, "special_account_user", row, version);
}
