import { dayOfIso } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import { computePeriod } from "#domain/working-time/compute-period.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type CurrentDay, currentDays } from "./current-days.ts";
import { writtenRange } from "./month-of-person.ts";
import { Reckoning } from "./reckoning.ts";
import { rulesOf } from "./rules-of.ts";
import { readCompany } from "./sql/company.ts";
import { hasPeriodOvertime } from "./sql/months.ts";
import { type PersonRow, readPeople } from "./sql/people.ts";

/** `currentDays` with the overtime that rules count by weeks or months on the day it comes up. */
export async function daysWithOvertime(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
): Promise<CurrentDay[]> {
	const isByPeriod = await hasPeriodOvertime(tx, tenantId, writtenRange(range));
	if (!isByPeriod) return currentDays(tx, tenantId, userIds, range);
	const whole = { from: mondayOf(range.from), to: range.to };
	const written = writtenRange(whole);
	const days = await currentDays(tx, tenantId, userIds, whole);
	const people = await readPeople(tx, tenantId, userIds, written);
	const company = await readCompany(tx, tenantId, [], written);
	const reckoning = new Reckoning(company);
	const byUser = Map.groupBy(days, ({ userId }) => userId);
	const bookOf = (person: PersonRow) =>
		reckoning.bookOf(person, rulesOf(person, company.rules, whole));
	return people
		.flatMap((person) => spread(byUser.get(person.id) ?? [], bookOf(person)))
		.filter(({ day }) => dayOfIso(day) >= range.from);
}

function spread(days: readonly CurrentDay[], book: ReturnType<Reckoning["bookOf"]>): CurrentDay[] {
	const asked = days.map((one) => ({ ...one, day: dayOfIso(one.day) }));
	const { overtimeByDay } = computePeriod(asked, {
		book,
		openingBalanceMinutes: 0,
	});
	return days.map((one, nth) => ({
		...one,
		overtimeMinutes: overtimeByDay[nth] ?? one.overtimeMinutes,
	}));
}
