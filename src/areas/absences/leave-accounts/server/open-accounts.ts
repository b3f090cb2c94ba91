import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { readLeave, reckonLeave } from "./reckon-leave.ts";
import { entriesOf } from "./settle-leave.ts";
import { addAccounts, insertEntries } from "./sql/ledger.ts";
import { leaveKinds, nextPeople } from "./sql/people.ts";

const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Of these a demo company has fewer. */
const most = 10_000;

interface Given {
	/** Civil day. */
	readonly today: string;
	/** Of accounts and entries. */
	readonly newId: () => string;
}

/**
 * Opens everybody's accounts in a company that has none yet, as demo companies are: what settling one by one comes to, in
 * as many statements for many people as for one.
 */
export async function openAccounts(tx: Tx, tenantId: string, { today, newId }: Given) {
	const userIds = await nextPeople(tx, tenantId, beforeAll, most);
	for (const { id: activityId, unit } of await leaveKinds(tx, tenantId)) {
		const people = await readLeave(tx, tenantId, { activityId, today, userIds });
		const opened = [...people].flatMap(([userId, person]) =>
			reckonLeave(person, today)
				.filter(({ isConfigured }) => isConfigured)
				.map((year) => ({ id: newId(), userId, year })),
		);
		const accounts = opened.map(({ year: { account }, ...own }) => ({
			...own,
			year: account.year,
		}));
		await addAccounts(tx, tenantId, { activityId, unit }, accounts);
		const entries = opened
			.flatMap(({ id, year }) => entriesOf(year, id))
			.map((entry) => ({ ...entry, id: newId() }));
		await insertEntries(tx, tenantId, entries);
	}
}
