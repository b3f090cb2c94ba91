import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type PersonInput, readDayInput } from "../facts/day-input.ts";
import { personDays } from "../person-days.ts";
import type { Reckoning } from "../reckoning.ts";
import { everybodysIds, putAccountDays, putResults } from "../sql/results.ts";
import { holdPeople, staleDays, takeStale, takeStaleOf, type UserDay } from "../sql/stale.ts";
import { type StoredDay, storedDay } from "./stored-day.ts";

/** Computes days anew and keeps what they come to, in ten statements for however many people. */
export async function recomputeDays(tx: Tx, tenantId: string, wanted: readonly UserDay[]) {
	if (wanted.length === 0) return;
	await holdPeople(tx, tenantId, peopleOf(wanted));
	await takeStale(tx, tenantId, wanted);
	await keepFresh(tx, tenantId, wanted);
}

/**
 * The same for all days of some people that wait. Two who settle the same ones wait for each other, and the second finds
 * nothing to do.
 */
export async function recomputeWaitingOf(tx: Tx, tenantId: string, userIds: readonly string[]) {
	if (userIds.length === 0) return;
	await holdPeople(tx, tenantId, userIds);
	const taken = await takeStaleOf(tx, tenantId, userIds);
	if (taken.length > 0) await keepFresh(tx, tenantId, taken);
}

/** In order, as everybody takes them. */
function peopleOf(days: readonly UserDay[]): string[] {
	return [...new Set(days.map(({ userId }) => userId))].sort();
}

async function keepFresh(tx: Tx, tenantId: string, wanted: readonly UserDay[]): Promise<void> {
	const byUser = Map.groupBy(wanted, ({ userId }) => userId);
	const stored = await freshDays(tx, tenantId, byUser);
	await putResults(
		tx,
		tenantId,
		stored.map(({ result }) => result),
	);
	const accounts = stored.flatMap((one) => one.accounts);
	await putAccountDays(tx, tenantId, wanted, accounts);
}

/** What days come to now, whatever is kept of them; in order of people and days. */
export async function freshDays(
	tx: Tx,
	tenantId: string,
	byUser: ReadonlyMap<string, readonly UserDay[]>,
): Promise<StoredDay[]> {
	const days = [...byUser.values()].flat().map(({ day }) => day);
	if (days.length === 0) return [];
	const range = rangeOf(days.map(dayOfIso));
	const userIds = [...byUser.keys()];
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, range);
	return people.flatMap((person) => {
		const asked = byUser.get(person.person.id) ?? [];
		return daysOf(person, new Set(asked.map(({ day }) => day)), reckoning);
	});
}

function daysOf(input: PersonInput, wanted: ReadonlySet<string>, reckoning: Reckoning) {
	return runsOf([...wanted].map(dayOfIso)).flatMap((range) => {
		const { days, book } = personDays(input, reckoning, range);
		return days
			.filter(({ facts }) => wanted.has(isoOfDay(facts.day)))
			.map((one) => storedDay(input, one, book(one.facts.day), reckoning));
	});
}

/** Days further apart than this are computed without those between them. */
const widestGap = 5;

/** Days as few ranges. Example: 1, 2, 3 and 40 → 1 to 3 and 40. */
function runsOf(days: readonly LocalDay[]): DayRange[] {
	const runs: { from: LocalDay; to: LocalDay }[] = [];
	for (const day of days.toSorted((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last !== undefined && day - last.to <= widestGap) last.to = day;
		else runs.push({ from: day, to: day });
	}
	return runs;
}

function rangeOf(days: readonly LocalDay[]): DayRange {
	let [from, to] = [days[0] as LocalDay, days[0] as LocalDay];
	for (const day of days) {
		if (day < from) from = day;
		if (day > to) to = day;
	}
	return { from, to };
}

/** Computed in one go: a transaction that holds people must be short. */
export const madeCurrentAtOnce = 3_000;

/** Makes the results of some people's days current, those of which nothing is kept yet among them. */
export async function makeDaysCurrent(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
): Promise<void> {
	const days = await staleDays(tx, { tenantId, userIds, ...range });
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
