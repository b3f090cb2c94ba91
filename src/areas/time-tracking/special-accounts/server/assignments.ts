import { todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { accountAssignments, type HeldAccount } from "../contract/assignments.ts";
import { assignmentTable, heldBy } from "./sql/assignments.ts";

export const assignmentRows = personRows(accountAssignments, assignmentTable, {
	demand: userDemand,
	tell: ({ accountId }) => ({ kind: specialAccounts.topic, ids: [accountId], update: "UPDATE" }),
	// days follow who has which account
	afterChange: (context) => factsChanged(context),
});

/**
 * What is known of a person's accounts, read like the person's entries: one's own always, others' with READ for them.
 *
 * @param read one row with the items; none where there is no such person
 */
export async function readOfPerson<Item>(
	context: ReadContext,
	userId: string,
	read: (of: { readonly tenantId: string; readonly userId: string }) => Statement,
): Promise<{ items: Item[] }> {
	const { session, tenantId } = context;
	const needed = { key: "timetrackings.manage", level: "READ", userId } as const;
	const isOwn = userId === session.userId;
	const demand = isOwn ? undefined : userDemand(session, { ...needed, today: todayOf(context) });
	const [[found]] = await readDemanded<[{ items: Item[] }]>(context, demand, [
		read({ tenantId, userId }),
	]);
	return found ?? refuse(commonRefusals.notFound);
}

export function listUserSpecialAccounts(
	context: ReadContext,
	{ userId }: { readonly userId: string },
): Promise<{ items: HeldAccount[] }> {
	return readOfPerson(context, userId, heldBy);
}
