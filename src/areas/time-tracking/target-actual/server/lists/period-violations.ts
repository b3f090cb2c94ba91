import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { averagedWeeks } from "#domain/violations/checks/average-24-weeks.ts";
import { isMinijobWage, monthViolations } from "#domain/violations/month-violations.ts";
import { limitsFor } from "#domain/violations/work-limits.ts";
import type { ComputedDay } from "#domain/working-time/compute-days.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { isReportedOn } from "../answered-day.ts";
import { periodTermsOn } from "../facts/dated-rows.ts";
import { readDayInput } from "../facts/day-input.ts";
import { violationsOfPeriods } from "../month-of-person.ts";
import { withPeriods, writtenRange } from "../months-of-range.ts";
import { personDays } from "../person-days.ts";
import { whoMayExceedWeeks } from "../sql/long-weeks.ts";
import { type PersonRow, readTerms, type TermsRow } from "../sql/people.ts";

interface MonthOfSomebody {
	readonly userId: string;
	readonly workedMinutes: number;
	readonly holidayCreditMinutes: number;
	readonly absenceCreditMinutes: number;
}

/** Whose month has more hours, or earns more, than is agreed upon or than a Minijob allows; in one statement. */
export async function monthsBeyondTerms(
	tx: Tx,
	tenantId: string,
	rows: readonly MonthOfSomebody[],
	month: DayRange,
): Promise<ReadonlySet<string>> {
	const userIds = rows.map(({ userId }) => userId);
	const terms = await readTerms(tx, { tenantId, userIds, ...writtenRange(month) });
	const byUser = new Map(rows.map((row) => [row.userId, row]));
	const beyond = terms.filter((one) => isBeyond(byUser.get(one.id) as MonthOfSomebody, one, month));
	return new Set(beyond.map(({ id }) => id));
}

function isBeyond(row: MonthOfSomebody, agreed: TermsRow, { from, to }: DayRange): boolean {
	const actualMinutes = row.workedMinutes + row.holidayCreditMinutes + row.absenceCreditMinutes;
	for (let day = to; day >= from; day = (day - 1) as LocalDay) {
		const terms = periodTermsOn(agreed, isoOfDay(day));
		if (terms === null) continue;
		const isMinijob = isMinijobWage(terms.maxMonthlyWageCents, from);
		// the sum alone says whether it is exceeded; on which day, the days themselves say
		const days = [{ day: from, actualMinutes }];
		return monthViolations({ ...terms, days, isMinijob }).length > 0;
	}
	return false;
}

export interface LawAsked {
	readonly tenantId: string;
	/** Civil day. */
	readonly today: string;
	/** Until when what runs counts; null: it does not count. */
	readonly runningUntil: Date | null;
}

/**
 * Days of a range with violations that only weeks show: an average above eight hours, a young person's week
 * above forty. As in the person's own month, by the same calculation; it is done for those alone who come near it.
 */
export async function weeksBeyondLaw(
	tx: Tx,
	{ tenantId, today, runningUntil }: LawAsked,
	userIds: readonly string[],
	range: DayRange,
): Promise<ReadonlyMap<string, readonly string[]>> {
	if (userIds.length === 0) return new Map();
	const near = await whoMayExceedWeeks(tx, {
		tenantId,
		userIds,
		firstMonday: isoOfDay(mondayOf(range.from as LocalDay)),
		lastMonday: isoOfDay(mondayOf(range.to as LocalDay)),
		weeks: averagedWeeks,
		dailyMinutes: limitsFor(range.from as LocalDay, null).dailyMinutes,
		runningUntil,
	});
	if (near.length === 0) return new Map();
	const whole = withPeriods(range);
	const read = [tenantId, near, whole, runningUntil] as const;
	const { reckoning, people } = await readDayInput(tx, ...read);
	const found = people.map((input) => {
		const { days } = personDays(input, reckoning, whole);
		const found = monthsOf(range).flatMap((month) =>
			daysBeyondLaw(month, days, input.person, today),
		);
		return [input.person.id, found] as const;
	});
	return new Map(found.filter(([, days]) => days.length > 0));
}

/** Each month is judged by the contract at the end of its last week, whatever came later. */
function daysBeyondLaw(
	month: DayRange,
	days: readonly ComputedDay[],
	person: PersonRow,
	today: string,
): string[] {
	const { from, to } = withPeriods(month);
	const seen = days.filter(({ facts: { day } }) => day >= from && day <= to);
	return [...violationsOfPeriods(seen, person)].flatMap(([day, violations]) => {
		const isoDay = isoOfDay(day);
		const isOf = day >= month.from && day <= month.to;
		return isOf && violations.some((one) => isReportedOn(one, isoDay, today)) ? [isoDay] : [];
	});
}

function monthsOf({ from, to }: DayRange): DayRange[] {
	const months: DayRange[] = [];
	for (let first = from; first <= to; first = addMonths(first, 1)) months.push(monthOf(first));
	return months;
}
