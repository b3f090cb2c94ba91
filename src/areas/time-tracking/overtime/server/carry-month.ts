import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { closedUntil, standingEntries } from "#domain/overtime/ledger-entry.ts";
import { minutesAboveCap } from "#domain/overtime/overtime-limits.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { texts } from "../text.ts";
import { entriesOf, holdAccount, openMonthsOf, type StoredAccount } from "./sql/ledger.ts";
import { reversalOf, writeSystemEntry } from "./write-entry.ts";

/**
 * Carries a closed month over into the ledger, with the open days before it that no close has carried yet; what lies above
 * the cap then expires. A month before the last one closed is carried already: only its changes follow.
 *
 * @param lastDay of the month
 * @returns ids of the lines written, which `takeBackMonth` takes back
 */
export async function carryMonth(tx: Tx, actor: Actor, userId: string, lastDay: string) {
	const { tenantId } = actor;
	const account = await holdAccount(tx, tenantId, userId);
	if (account === undefined || account.openedOn > lastDay) return [];
	const ledger = { tx, actor, userId };
	const followed = await follow(ledger, account, lastDay);
	const entries = await entriesOf(tx, tenantId, userId);
	const closed = closedUntil(entries);
	if (closed !== null && closed >= lastDay) return followed;
	const from = closed === null ? account.openedOn : dayAfter(closed);
	const minutes = await currentBalance(ledger, from, lastDay);
	const line = { effectiveOn: lastDay, reason: null, reversesId: null };
	const closing = { ...line, kind: "MONTH_CLOSE", minutes } as const;
	const carried = await writeSystemEntry(tx, actor, userId, closing, 1);
	const due = entries.filter(({ effectiveOn }) => effectiveOn <= lastDay);
	const above = minutesAboveCap(sum(due) + minutes, account.limits.cap);
	if (above === 0) return [carried];
	const reason = texts["de-DE"].carried.aboveCap;
	const cut = { ...line, kind: "EXPIRY", minutes: -above, reason } as const;
	return [carried, await writeSystemEntry(tx, actor, userId, cut, 2)];
}

/**
 * Lets the ledger follow what was corrected in closed months.
 *
 * @param lastDay of the month that the difference is shown in
 */
export async function followCorrection(tx: Tx, actor: Actor, userId: string, lastDay: string) {
	const account = await holdAccount(tx, actor.tenantId, userId);
	if (account !== undefined) await follow({ tx, actor, userId }, account, lastDay);
}

/**
 * Opens a month again: where it was the last one closed, its days count as those of open months do. Behind it others are
 * closed: it stays carried, and its changes follow when it is closed again.
 *
 * @param ids what closing it wrote
 */
export async function takeBackMonth(
	tx: Tx,
	actor: Actor,
	userId: string,
	month: { readonly lastDay: string; readonly ids: readonly string[]; readonly reason: string },
): Promise<void> {
	const { tenantId } = actor;
	const account = await holdAccount(tx, tenantId, userId);
	if (account === undefined) return;
	const entries = await entriesOf(tx, tenantId, userId);
	const { lastDay, ids, reason } = month;
	if (closedUntil(entries) !== lastDay) return;
	const taken = standingEntries(entries).filter(
		({ id, kind, effectiveOn }) =>
			ids.includes(id) || (effectiveOn === lastDay && (kind === "DELTA" || kind === "MONTH_CLOSE")),
	);
	for (const entry of taken) await writeSystemEntry(tx, actor, userId, reversalOf(entry, reason));
	await follow({ tx, actor, userId }, account, lastDay);
}

/** Whose ledger is written, and by whom. */
interface Ledger {
	readonly tx: Tx;
	readonly actor: Actor;
	readonly userId: string;
}

/** Writes what the days of closed months come to now, less all that was carried of them. */
async function follow(ledger: Ledger, { openedOn }: StoredAccount, shownIn: string) {
	const { tx, actor, userId } = ledger;
	const entries = await entriesOf(tx, actor.tenantId, userId);
	const closed = closedUntil(entries);
	if (closed === null) return [];
	const carried = standingEntries(entries).filter(
		({ kind }) => kind === "MONTH_CLOSE" || kind === "DELTA",
	);
	const minutes = (await currentBalance(ledger, openedOn, closed)) - sum(carried);
	if (minutes === 0) return [];
	const effectiveOn = shownIn < closed ? shownIn : closed;
	const delta = { kind: "DELTA", effectiveOn, minutes, reason: null, reversesId: null } as const;
	return [await writeSystemEntry(tx, actor, userId, delta)];
}

/** What the days of a range come to, once they are current; both inclusive. */
async function currentBalance({ tx, actor, userId }: Ledger, from: string, to: string) {
	const { tenantId } = actor;
	await makeDaysCurrent(tx, tenantId, [userId], { from, to });
	return sum(await openMonthsOf(tx, tenantId, userId, { from, to }));
}

function sum(entries: readonly { readonly minutes: number }[]): number {
	return entries.reduce((total, { minutes }) => total + minutes, 0);
}

function dayAfter(day: string): string {
	return isoOfDay((dayOfIso(day) + 1) as LocalDay);
}
