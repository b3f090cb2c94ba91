import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Who makes it reads both the trace of the person and her times. */
export async function demandProof(
	tx: Tx,
	asking: Pick<ReadContext, "session" | "now">,
	userId: string,
): Promise<void> {
	const today = todayOf(asking);
	for (const key of ["audit.manage", "timetrackings.manage"] as const)
		await demandUser(tx, asking.session, { key, level: "READ", userId, today });
}
