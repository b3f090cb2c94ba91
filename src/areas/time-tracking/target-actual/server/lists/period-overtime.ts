import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import { overtimeOfDays } from "#domain/working-time/compute-period.ts";
import { sumsOf } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rulesOf } from "../facts/rules-of.ts";
import { writtenRange } from "../months-of-range.ts";
import { Reckoning } from "../reckoning.ts";
import type { RunningDay } from "../running-days.ts";
import { readCompany } from "../sql/company.ts";
import { type KeptDay, keptDays } from "../sql/months.ts";
import { type PeopleDays, readPeople } from "../sql/people.ts";
import { type WaitingDays, waitingDays } from "./waiting-days.ts";

/**
 * Days with the overtime that rules count by weeks or months, on the day it comes up.
 *
 * @param days all of the range, which begins with a Monday, of each person one after the other
 */
export async function withPeriodOvertime<Day extends KeptDay>(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	days: readonly Day[],
	range: DayRange,
): Promise<Day[]> {
	const asked = { tenantId, userIds, ...writtenRange(range) };
	const people = await readPeople(tx, asked);
	const company = await readCompany(tx, asked, []);
	const reckoning = new Reckoning(company);
	const byUser = Map.groupBy(days, ({ userId }) => userId);
	return people.flatMap((person) => {
		const own = byUser.get(person.id) ?? [];
		const book = reckoning.bookOf(person, rulesOf(person, company.rules, range));
		const counted = own.map((one) => ({ ...one, day: dayOfIso(one.day) }));
		const overtime = overtimeOfDays(counted, book);
		return own.map((one, nth) => ({ ...one, overtimeMinutes: overtime[nth] as number }));
	});
}

interface PeriodOvertime {
	/** By person. */
	readonly minutes: ReadonlyMap<string, number>;
	readonly behind: WaitingDays["behind"];
}

/**
 * Overtime of people in a month where rules count it by weeks or months, from the days that hold.
 * The week that the month begins in counts from its Monday.
 *
 * @param running what runs at this moment and counts as well
 */
export async function periodOvertime(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	month: DayRange,
	running: ReadonlyMap<string, readonly RunningDay[]>,
): Promise<PeriodOvertime> {
	const whole = { from: mondayOf(month.from), to: month.to };
	const written = writtenRange(whole);
	const { current, behind } = await overtimeDays(tx, { tenantId, userIds, ...written });
	const days = current.map((one) => withRunning(one, running.get(one.userId) ?? []));
	const counted = await withPeriodOvertime(tx, tenantId, userIds, days, whole);
	const ofMonth = counted.filter(({ day }) => dayOfIso(day) >= month.from);
	const byUser = Map.groupBy(ofMonth, ({ userId }) => userId);
	const minutes = new Map(
		[...byUser].map(([id, own]) => [id, sumsOf(own, ["overtimeMinutes"]).overtimeMinutes]),
	);
	return { minutes, behind };
}

/** What is kept of days, in order; in their place what those come to that wait, unless they are too many. */
async function overtimeDays(tx: Tx, asked: PeopleDays) {
	const kept = await keptDays(tx, asked);
	const { fresh, behind } = await waitingDays(tx, asked);
	if (fresh.size === 0) return { current: kept, behind };
	const key = ({ userId, day }: KeptDay) => `${userId} ${day}`;
	const days = new Map([...kept, ...[...fresh.values()].flat()].map((one) => [key(one), one]));
	const sorted = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
	return { current: sorted.map(([, one]) => one), behind };
}

function withRunning(kept: KeptDay, running: readonly RunningDay[]): KeptDay {
	const added = running.find(({ day }) => isoOfDay(day) === kept.day);
	if (added === undefined) return kept;
	return { ...kept, ...sumsOf([kept, added], ["workedMinutes", "overtimeMinutes"]) };
}
