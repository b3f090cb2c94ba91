import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { personRows } from "#kit/server/person-record/person-rows.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { accountAssignments, type HeldAccount } from "../contract/assignments.ts";
import { assignmentTable, heldBy } from "./sql/assignments.ts";

export const assignmentRows = personRows(accountAssignments, assignmentTable, {
	demand: demandUser,
	tell: ({ accountId }) => ({ kind: specialAccounts.topic, ids: [accountId], update: "UPDATE" }),
	// days follow who has which account
	afterChange: (context) => factsChanged(context),
});

/** What is known of a person's accounts, read like the person's entries: one's own always, others' with READ for them. */
export function readOfPerson<Row>(
	context: ReadContext,
	userId: string,
	read: (tx: Tx, tenantId: string, userId: string) => Promise<Row[] | undefined>,
): Promise<{ items: Row[] }> {
	const { session, tenantId } = context;
	return context.read(async (tx) => {
		if (userId !== session.userId) {
			const needed = { key: "timetrackings.manage", level: "READ", userId } as const;
			await demandUser(tx, session, { ...needed, today: todayOf(context) });
		}
		const items = await read(tx, tenantId, userId);
		return items === undefined ? refuse(commonRefusals.notFound) : { items };
	});
}

export function listUserSpecialAccounts(
	context: ReadContext,
	{ userId }: { readonly userId: string },
): Promise<{ items: HeldAccount[] }> {
	return readOfPerson(context, userId, heldBy);
}
