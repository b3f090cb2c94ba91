import { ledgerChanges } from "#domain/leave/ledger-changes.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type LeaveAsked, type ReckonedYear, readLeave, reckonLeave } from "./reckon-leave.ts";
import { entriesOf, reversalOf } from "./settle-leave.ts";
import { holdAccountsOf, insertEntries, standingEntries } from "./sql/ledger.ts";

/**
 * As `settleLeave`, for many people at once: as many statements however many they are. To be called in the transaction of the
 * change that their accounts are to follow.
 *
 * @returns whose accounts say something else now
 */
export async function settlePeople(
	tx: Tx,
	{ tenantId, now }: { readonly tenantId: string; readonly now: Date },
	asked: LeaveAsked,
): Promise<readonly string[]> {
	if (asked.userIds.length === 0) return [];
	const freshId = () => newId(now.getTime());
	const wanted = [...(await reckonedYears(tx, tenantId, asked))].flatMap(([userId, years]) =>
		years
			.filter(({ isConfigured }) => isConfigured)
			.map(({ account }) => ({ id: freshId(), userId, year: account.year })),
	);
	const accounts = await holdAccountsOf(tx, tenantId, { ...asked, wanted });
	// what was read before the accounts were held may be of yesterday
	const years = await reckonedYears(tx, tenantId, asked);
	const ids = accounts.map(({ id }) => id);
	const standing = Map.groupBy(await standingEntries(tx, tenantId, ids), (one) => one.accountId);
	const changes = accounts.map(({ id, userId, year }) => {
		const reckoned = years.get(userId)?.find(({ account }) => account.year === year);
		const fresh = reckoned === undefined ? [] : entriesOf(reckoned, id);
		return { userId, ...ledgerChanges(standing.get(id) ?? [], fresh) };
	});
	await insertEntries(tx, tenantId, [
		...changes.flatMap(({ reversed }) => reversed.map((one) => reversalOf(one, freshId()))),
		...changes.flatMap(({ added }) => added.map((one) => ({ ...one, id: freshId() }))),
	]);
	const changed = changes.filter(({ reversed, added }) => reversed.length + added.length > 0);
	return [...new Set(changed.map(({ userId }) => userId))];
}

async function reckonedYears(
	tx: Tx,
	tenantId: string,
	asked: LeaveAsked,
): Promise<ReadonlyMap<string, readonly ReckonedYear[]>> {
	const people = await readLeave(tx, tenantId, asked);
	return new Map(
		[...people].map(([userId, person]) => [userId, reckonLeave(person, asked.today)] as const),
	);
}
