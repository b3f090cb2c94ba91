import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import { overtimeOfDays } from "#domain/working-time/compute-period.ts";
import { sumsOf } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rulesOf } from "../facts/rules-of.ts";
import { writtenRange } from "../months-of-range.ts";
import { Reckoning } from "../reckoning.ts";
import { makeDaysCurrent } from "../recompute/recompute-days.ts";
import type { RunningDay } from "../running-days.ts";
import { readCompany } from "../sql/company.ts";
import { type KeptDay, keptDays } from "../sql/months.ts";
import { readPeople } from "../sql/people.ts";

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

/**
 * Overtime of people in a month where rules count it by weeks or months, from the days that are kept; minutes by person.
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
): Promise<ReadonlyMap<string, number>> {
	const whole = { from: mondayOf(month.from), to: month.to };
	const written = writtenRange(whole);
	await makeDaysCurrent(tx, tenantId, userIds, written);
	const kept = await keptDays(tx, { tenantId, userIds, ...written });
	const days = kept.map((one) => withRunning(one, running.get(one.userId) ?? []));
	const counted = await withPeriodOvertime(tx, tenantId, userIds, days, whole);
	const ofMonth = counted.filter(({ day }) => dayOfIso(day) >= month.from);
	const byUser = Map.groupBy(ofMonth, ({ userId }) => userId);
	return new Map(
		[...byUser].map(([id, own]) => [id, sumsOf(own, ["overtimeMinutes"]).overtimeMinutes]),
	);
}

function withRunning(kept: KeptDay, running: readonly RunningDay[]): KeptDay {
	const added = running.find(({ day }) => isoOfDay(day) === kept.day);
	if (added === undefined) return kept;
	return { ...kept, ...sumsOf([kept, added], ["workedMinutes", "overtimeMinutes"]) };
}
