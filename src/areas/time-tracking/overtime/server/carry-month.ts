import { makeSpansCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { closedUntil, standingEntries } from "#domain/overtime/ledger-entry.ts";
import { minutesAboveCap } from "#domain/overtime/overtime-limits.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { texts } from "../text.ts";
import { balancesOfSpans, type HeldLedger, holdLedgers, type LedgerSpan } from "./sql/ledger.ts";
import { type LedgerLine, reversalOf, writeSystemEntries } from "./write-entry.ts";

/**
 * Carries a closed month of some people over into their ledgers, with the open days before it that no close has carried yet;
 * what lies above the cap then expires. Of a month before the last one closed, which is carried already, only changes follow.
 * As many statements for all as for one.
 *
 * @param lastDay of the month
 * @returns by person the ids of the lines written, which `takeBackMonth` takes back
 */
export async function carryMonth(
	tx: Tx,
	actor: Actor,
	userIds: readonly string[],
	lastDay: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const { tenantId } = actor;
	const held = (await holdLedgers(tx, tenantId, userIds)).filter((one) => one.openedOn <= lastDay);
	const deltas = await deltasOf(tx, tenantId, held, lastDay);
	const due = held.filter((one) => (closedUntil(one.entries) ?? "") < lastDay);
	const balances = await currentBalances(
		tx,
		tenantId,
		due.map((one) => ({ userId: one.userId, from: firstOpenDay(one), to: lastDay })),
	);
	const deltaOf = new Map(deltas.map(({ userId, entry }) => [userId, entry.minutes]));
	const carried = due.flatMap((one) =>
		carriedLines(one, {
			lastDay,
			minutes: balances.get(one.userId) ?? 0,
			followed: deltaOf.get(one.userId) ?? 0,
		}),
	);
	const written = await writeSystemEntries(tx, actor, [...deltas, ...carried]);
	const isDue = new Set(due.map(({ userId }) => userId));
	// what follows is taken back with its month only where the month itself was carried before
	const own = written.filter(({ userId, kind }) => kind !== "DELTA" || !isDue.has(userId));
	const byPerson = Map.groupBy(own, ({ userId }) => userId);
	return new Map([...byPerson].map(([userId, some]) => [userId, some.map(({ id }) => id)]));
}

/**
 * Lets the ledger follow what was corrected in closed months.
 *
 * @param lastDay of the month that the difference is shown in
 */
export async function followCorrection(tx: Tx, actor: Actor, userId: string, lastDay: string) {
	const held = await holdLedgers(tx, actor.tenantId, [userId]);
	await writeSystemEntries(tx, actor, await deltasOf(tx, actor.tenantId, held, lastDay));
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
	const { lastDay, ids, reason } = month;
	const [held] = await holdLedgers(tx, actor.tenantId, [userId]);
	if (held === undefined || closedUntil(held.entries) !== lastDay) return;
	const taken = standingEntries(held.entries).filter(
		({ id, kind, effectiveOn }) =>
			ids.includes(id) || (effectiveOn === lastDay && (kind === "DELTA" || kind === "MONTH_CLOSE")),
	);
	const lines = taken.map((entry) => ({ userId, entry: reversalOf(entry, reason) }));
	await writeSystemEntries(tx, actor, lines);
	await followCorrection(tx, actor, userId, lastDay);
}

interface Carried {
	readonly lastDay: string;
	/** What the days came to. */
	readonly minutes: number;
	/** Written of earlier months beside it. */
	readonly followed: number;
}

function carriedLines(
	{ userId, entries, limits }: HeldLedger,
	{ lastDay, minutes, followed }: Carried,
): LedgerLine[] {
	const line = { effectiveOn: lastDay, reason: null, reversesId: null };
	const closing = { userId, entry: { ...line, kind: "MONTH_CLOSE", minutes } } as const;
	const before = sum(entries.filter(({ effectiveOn }) => effectiveOn <= lastDay));
	const above = minutesAboveCap(before + followed + minutes, limits.cap);
	if (above === 0) return [closing];
	const reason = texts["de-DE"].carried.aboveCap;
	const cut = { ...line, kind: "EXPIRY", minutes: -above, reason } as const;
	return [closing, { userId, entry: cut }];
}

function firstOpenDay({ openedOn, entries }: HeldLedger): string {
	const closed = closedUntil(entries);
	return closed === null ? openedOn : isoDayPlus(closed, 1);
}

/** What the days of closed months come to now, less all that was carried of them. */
async function deltasOf(
	tx: Tx,
	tenantId: string,
	held: readonly HeldLedger[],
	shownIn: string,
): Promise<LedgerLine[]> {
	const spans = held.flatMap(({ userId, openedOn, entries }) => {
		const closed = closedUntil(entries);
		return closed === null ? [] : [{ userId, from: openedOn, to: closed, entries }];
	});
	const balances = await currentBalances(tx, tenantId, spans);
	return spans.flatMap(({ userId, to, entries }): LedgerLine[] => {
		const carried = standingEntries(entries).filter(
			({ kind }) => kind === "MONTH_CLOSE" || kind === "DELTA",
		);
		const minutes = (balances.get(userId) ?? 0) - sum(carried);
		if (minutes === 0) return [];
		const effectiveOn = shownIn < to ? shownIn : to;
		const entry = { kind: "DELTA", effectiveOn, minutes, reason: null, reversesId: null } as const;
		return [{ userId, entry }];
	});
}

/** What the days of spans come to, once they are current. */
async function currentBalances(tx: Tx, tenantId: string, spans: readonly LedgerSpan[]) {
	await makeSpansCurrent(tx, tenantId, spans);
	return balancesOfSpans(tx, tenantId, spans);
}

function sum(entries: readonly { readonly minutes: number }[]): number {
	return entries.reduce((total, { minutes }) => total + minutes, 0);
}
