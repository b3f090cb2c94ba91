import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { type DueShift, dueShifts } from "#domain/working-time/layout/planned-entries.ts";
import type { PlannedShift } from "#domain/working-time/layout/planned-shift.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { type PersonInput, readDayInput } from "./facts/day-input.ts";
import { employmentOn, personFactsOf, shiftOf } from "./facts/person-facts-of.ts";
import { rulesOf } from "./facts/rules-of.ts";
import type { Reckoning } from "./reckoning.ts";
import { type EndedShifts, endedShifts } from "./sql/ended-shifts.ts";

/** A shift of the plan that a rule makes entries of. */
export interface ShiftToBook {
	readonly userId: string;
	readonly zone: string;
	readonly shift: PlannedShift & { readonly id: string };
	readonly state: DueShift["state"];
}

export interface ShiftsToBook {
	readonly shifts: readonly ShiftToBook[];
	/** Behind whom to go on; null: these were the last. */
	readonly lastId: string | null;
}

/** The longest grace is a week; a server that stood still for another one catches up. */
const reachMilliseconds = 14 * 86_400_000;

/**
 * Shifts that are over with their grace and in which nobody booked anything, of some people at a time. Only those who have
 * one are held, and looked at once more: who books at this moment does so before or behind.
 */
export async function shiftsToBook(
	tx: Tx,
	tenantId: string,
	now: Date,
	page: { readonly afterId: string; readonly most: number },
): Promise<ShiftsToBook> {
	const since = new Date(now.getTime() - reachMilliseconds);
	const ended = await endedShifts(tx, tenantId, { since, now }, page);
	const likely = await dueShiftsOf(tx, tenantId, ended, { since, now });
	const holders = new Set(likely.map(({ userId }) => userId));
	await holdPeople(tx, tenantId, [...holders]);
	const held = ended.filter(({ userId }) => holders.has(userId));
	const shifts = await dueShiftsOf(tx, tenantId, held, { since, now });
	const isLast = ended.length < page.most;
	return { shifts, lastId: isLast ? null : (ended.at(-1)?.userId as string) };
}

async function dueShiftsOf(
	tx: Tx,
	tenantId: string,
	ended: readonly EndedShifts[],
	{ since, now }: { readonly since: Date; readonly now: Date },
): Promise<ShiftToBook[]> {
	if (ended.length === 0) return [];
	const userIds = ended.map(({ userId }) => userId);
	const days = ended.flatMap(({ from, to }) => [from, to]).sort();
	const range = { from: dayOfIso(days[0] as string), to: dayOfIso(days.at(-1) as string) };
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, range, now);
	const between = {
		since: minuteOf(secondOfMilliseconds(since.getTime())),
		now: minuteOf(secondOfMilliseconds(now.getTime())),
	};
	return people.flatMap((person) => dueOf(person, reckoning, between));
}

function dueOf(
	input: PersonInput,
	reckoning: Reckoning,
	between: { readonly since: EpochMinute; readonly now: EpochMinute },
): ShiftToBook[] {
	const { person } = input;
	const base = { ...personFactsOf(input, reckoning), now: between.now };
	const shifts = input.shifts
		.map(shiftOf)
		.filter(({ end }) => end > between.since && end <= between.now);
	const [first, last] = [shifts.at(0), shifts.at(-1)];
	if (first === undefined || last === undefined) return [];
	const dayOf = ({ begin }: PlannedShift) => localDayOf(begin, base.zone);
	const range = { from: dayOf(first), to: dayOf(last) };
	const rules = rulesOf(person, reckoning.company.rules, range);
	const book = reckoning.bookOf(person, rules);
	const isEmployed = (shift: PlannedShift) => {
		const day = dayOf(shift);
		const { entryDay, exitDay } = employmentOn(person, isoOfDay(day));
		return (entryDay === null || day >= entryDay) && (exitDay === null || day <= exitDay);
	};
	const employed = shifts.filter(isEmployed);
	const facts = { ...base, entryDay: null, exitDay: null, shifts: employed };
	const { id: userId, zone } = person;
	return dueShifts(facts, book).map((due) => ({ userId, zone, ...due }));
}
