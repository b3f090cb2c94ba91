import { closedUntil, standingEntries } from "#domain/overtime/ledger-entry.ts";
import { overtimeBalance } from "#domain/overtime/overtime-balance.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import {
	entriesOf,
	isWaiting,
	openMonthsOf,
	type StoredAccount,
	type StoredEntry,
} from "./sql/ledger.ts";

export type CountedAccount = Omit<OvertimeAccount, "state" | "aboveCapMinutes" | "entries"> & {
	readonly entries: readonly StoredEntry[];
};

interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	readonly today: string;
}

/**
 * An account with what it comes to.
 *
 * @param without an entry that is reckoned as if it had been taken back
 */
export async function countedAccount(
	tx: Tx,
	{ tenantId, userId, today }: Whose,
	account: StoredAccount,
	without?: string,
): Promise<CountedAccount> {
	const entries = await entriesOf(tx, tenantId, [userId]);
	const range = {
		openedOn: account.openedOn,
		closedUntil: closedUntil(entries),
		// the day that runs would count its whole target against what is worked so far
		countedUntil: isoDayPlus(today, -1),
	};
	const days = openDays(range);
	const openMonths = await openMonthsOf(tx, tenantId, userId, days);
	const open = openMonths.reduce((sum, { minutes }) => sum + minutes, 0);
	const counted = entries.filter(({ id }) => id !== without);
	return {
		...account,
		...overtimeBalance(counted, open, today),
		isBeingComputed: await isWaiting(tx, tenantId, userId, days),
		entries,
		openMonths,
		...range,
	};
}

/** By hand written and not taken back: what may still be changed. */
export function changeableEntry({ entries }: CountedAccount, id: string): StoredEntry | undefined {
	const byHand = ["OTHER", "PAYOUT", "EXPIRY"];
	return standingEntries(entries).find((entry) => entry.id === id && byHand.includes(entry.kind));
}

/** Days of an account that no close has carried over; both inclusive. */
export function openDays({
	openedOn,
	closedUntil: closed,
	countedUntil,
}: Pick<CountedAccount, "openedOn" | "closedUntil" | "countedUntil">) {
	const next = closed === null ? openedOn : isoDayPlus(closed, 1);
	return { from: next > openedOn ? next : openedOn, to: countedUntil };
}
