import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";

/** Who has an account. */
export async function holdersOfAccounts(tx: Tx, tenantId: string): Promise<ReadonlySet<string>> {
	const found = await rows(tx)<{ userId: string }>`
		select user_id as "userId" from overtime_account where tenant_id = ${tenantId}`;
	return new Set(found.map(({ userId }) => userId));
}

/** An account with what somebody brings along. */
export interface OpenedAccount {
	readonly userId: string;
	readonly openedOn: string;
	readonly minutes: number;
	/** Of the first entry; there is none where nothing is brought along. */
	readonly entryId: string;
}

interface Reversal extends OpenedAccount {
	readonly reversesId: string;
}

/** Accounts with their first entries, and what takes such entries back; for many in as many statements as for one. */
export async function insertOpened(
	tx: Tx,
	tenantId: string,
	accounts: readonly OpenedAccount[],
	reversals: readonly Reversal[] = [],
): Promise<void> {
	if (accounts.length > 0)
		await addRows(
			tx,
			"overtime_account",
			accounts.map(({ userId, openedOn }) => ({
				...{ tenant_id: tenantId, user_id: userId, opened_on: openedOn },
			})),
		);
	const entries = [
		...accounts
			.filter(({ minutes }) => minutes !== 0)
			.map((one) => ({ ...one, kind: "INIT", reversesId: null })),
		...reversals.map((one) => ({ ...one, kind: "REVERSAL" })),
	];
	if (entries.length === 0) return;
	await addRows(
		tx,
		"overtime_entry",
		entries.map(({ userId, openedOn, minutes, entryId, kind, reversesId }) => ({
			...{ tenant_id: tenantId, id: entryId, user_id: userId, kind, minutes },
			...{ effective_on: openedOn, reason: null, reverses_id: reversesId },
		})),
	);
}

/** What people's ledgers hold and nobody has taken back. */
export function openEntries(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<{ id: string; userId: string; openedOn: string; minutes: number }>`
		select e.id, e.user_id as "userId", e.effective_on::text as "openedOn", e.minutes from overtime_entry e
		where e.tenant_id = ${tenantId} and e.user_id = any(${[...userIds]}::uuid[]) and e.kind <> 'REVERSAL'
			and not exists (select from overtime_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id)
		order by e.id`;
}
