import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { holdCalculations, noteNumbers, takeDays, takeNotes } from "../sql/calculations.ts";
import { everybodysIds, putAccountDays, putResults } from "../sql/results.ts";
import {
	staleDays,
	staleOfSpans,
	type UserDay,
	type UserDays,
	waitingDaysIn,
	waitingDaysOf,
} from "../sql/stale.ts";
import { freshDays } from "./fresh-days.ts";
import type { StoredDay } from "./stored-day.ts";

/**
 * Computes days anew inside a change, whose facts nobody else sees before its end, and keeps what they come to. Others
 * that calculate these people wait or do so anew; bookings of theirs do not wait.
 */
export async function recomputeDays(tx: Tx, tenantId: string, wanted: readonly UserDay[]) {
	if (wanted.length === 0) return;
	const userIds = peopleOf(wanted);
	await holdCalculations(tx, tenantId, userIds);
	// before the facts: what is changed from here on leaves a note of another number
	const numbers = await noteNumbers(tx, tenantId, userIds);
	await keepResults(tx, tenantId, wanted, await freshOf(tx, tenantId, wanted));
	await takeDays(tx, tenantId, wanted, numbers);
}

/** The same for all days of some people that wait. */
export async function recomputeWaitingOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	if (userIds.length === 0) return;
	await holdCalculations(tx, tenantId, userIds);
	const numbers = await noteNumbers(tx, tenantId, userIds);
	const wanted = await waitingDaysOf(tx, tenantId, userIds);
	await keepResults(tx, tenantId, wanted, await freshOf(tx, tenantId, wanted));
	await takeNotes(tx, tenantId, userIds, numbers);
}

function peopleOf(days: readonly UserDay[]): string[] {
	return [...new Set(days.map(({ userId }) => userId))];
}

function freshOf(tx: Tx, tenantId: string, wanted: readonly UserDay[]) {
	return freshDays(
		tx,
		tenantId,
		Map.groupBy(wanted, ({ userId }) => userId),
	);
}

/** Keeps what days came to; who calls it holds the calculations of these people. */
export async function keepResults(
	tx: Tx,
	tenantId: string,
	wanted: readonly UserDay[],
	computed: readonly StoredDay[],
): Promise<void> {
	if (wanted.length === 0) return;
	await putResults(
		tx,
		tenantId,
		computed.map(({ result }) => result),
	);
	const accounts = computed.flatMap((one) => one.accounts);
	await putAccountDays(tx, tenantId, wanted, accounts);
}

/** Computed in one go: about as many days as memory holds easily. */
export const madeCurrentAtOnce = 1_000;

/** Makes the results of some people's days current inside a change, those of which nothing is kept yet among them. */
export async function makeDaysCurrent(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
): Promise<void> {
	await recomputeAll(tx, tenantId, await staleDays(tx, { tenantId, userIds, ...range }));
}

/** The same of the days alone of which something is kept: sums of what is kept hold then. */
export async function makeKeptDaysCurrent(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
): Promise<void> {
	await recomputeAll(tx, tenantId, await waitingDaysIn(tx, { tenantId, userIds, ...range }));
}

/** The same of days of each person's own, one span each. */
export async function makeSpansCurrent(
	tx: Tx,
	tenantId: string,
	spans: readonly UserDays[],
): Promise<void> {
	if (spans.length > 0) await recomputeAll(tx, tenantId, await staleOfSpans(tx, tenantId, spans));
}

async function recomputeAll(tx: Tx, tenantId: string, days: readonly UserDay[]): Promise<void> {
	for (let from = 0; from < days.length; from += madeCurrentAtOnce) {
		await recomputeDays(tx, tenantId, days.slice(from, from + madeCurrentAtOnce));
	}
}

/** People at once: about as many days as memory holds easily. */
const atOnce = 20;

/** Computes everybody's days of a range, whatever is kept of them. */
export async function fillResults(tx: Tx, tenantId: string, range: DayRange): Promise<void> {
	const days: string[] = [];
	for (let day = range.from; day <= range.to; day = (day + 1) as LocalDay) {
		days.push(isoOfDay(day));
	}
	const userIds = await everybodysIds(tx, tenantId);
	for (let from = 0; from < userIds.length; from += atOnce) {
		const wanted = userIds
			.slice(from, from + atOnce)
			.flatMap((userId) => days.map((day) => ({ userId, day })));
		await recomputeDays(tx, tenantId, wanted);
	}
}
