import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import {
	isMinijobWage,
	type MonthViolation,
	monthViolations,
} from "#domain/violations/month-violations.ts";
import type { Violation } from "#domain/violations/violation.ts";
import type { ComputedDay } from "#domain/working-time/compute-days.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { isReportedOn } from "../answered-day.ts";
import { periodTermsOn } from "../facts/dated-rows.ts";
import { readDayInput } from "../facts/day-input.ts";
import { violationsOfPeriods } from "../month-of-person.ts";
import { weeksAround, withPeriods, writtenRange } from "../months-of-range.ts";
import { personDays } from "../person-days.ts";
import { whoMayExceedWeeks } from "../sql/long-weeks.ts";
import { type PersonRow, readTerms, type TermsRow } from "../sql/people.ts";
import type { CurrentDay } from "../sql/results.ts";

export type FoundViolation = Pick<Violation, "code" | "severity">;

/** By person. */
type Found = ReadonlyMap<string, readonly FoundViolation[]>;

/** A violation that only weeks show, on the day it is reported on. */
interface OfWeek extends FoundViolation {
	/** Civil day. */
	readonly day: string;
}

interface MonthOfSomebody {
	readonly userId: string;
	readonly workedMinutes: number;
	readonly holidayCreditMinutes: number;
	readonly absenceCreditMinutes: number;
}

/** Where a month has more hours, or earns more, than is agreed upon or than a Minijob allows; in one statement. */
export async function monthsBeyondTerms(
	tx: Tx,
	tenantId: string,
	rows: readonly MonthOfSomebody[],
	month: DayRange,
): Promise<Found> {
	const userIds = rows.map(({ userId }) => userId);
	const terms = await readTerms(tx, { tenantId, userIds, ...writtenRange(month) });
	const byUser = new Map(rows.map((row) => [row.userId, row]));
	return new Map(
		terms.map((one) => [one.id, beyondTerms(byUser.get(one.id) as MonthOfSomebody, one, month)]),
	);
}

function beyondTerms(
	row: MonthOfSomebody,
	agreed: TermsRow,
	{ from, to }: DayRange,
): readonly FoundViolation[] {
	const actualMinutes = row.workedMinutes + row.holidayCreditMinutes + row.absenceCreditMinutes;
	for (let day = to; day >= from; day = (day - 1) as LocalDay) {
		const terms = periodTermsOn(agreed, isoOfDay(day));
		if (terms === null) continue;
		const isMinijob = isMinijobWage(terms.maxMonthlyWageCents, from);
		// the sum alone says whether it is exceeded; on which day, the days themselves say
		const days = [{ day: from, actualMinutes }];
		return monthViolations({ ...terms, days, isMinijob });
	}
	return [];
}

export interface LawAsked {
	readonly tenantId: string;
	/** Civil day. */
	readonly today: string;
	/** Until when what runs counts; null: it does not count. */
	readonly runningUntil: Date | null;
}

/**
 * Violations of a range that only weeks show: an average above eight hours, a young person's week above forty. As in the person's own month, by the same calculation; it is done for those alone who come near it.
 *
 * @param computed days that hold instead of those that are kept
 */
export async function weeksBeyondLaw(
	tx: Tx,
	{ tenantId, today, runningUntil }: LawAsked,
	userIds: readonly string[],
	range: DayRange,
	computed: readonly CurrentDay[] = [],
): Promise<ReadonlyMap<string, readonly OfWeek[]>> {
	if (userIds.length === 0) return new Map();
	const near = await whoMayExceedWeeks(tx, {
		tenantId,
		userIds,
		...weeksAround(range),
		runningUntil,
		computed,
	});
	if (near.length === 0) return new Map();
	const whole = withPeriods(range);
	const read = [tenantId, near, whole, runningUntil] as const;
	const { reckoning, people } = await readDayInput(tx, ...read);
	const found = people.map((input) => {
		const { days } = personDays(input, reckoning, whole);
		const found = monthsOf(range).flatMap((month) => beyondLaw(month, days, input.person, today));
		return [input.person.id, found] as const;
	});
	return new Map(found);
}

/** What `monthsBeyondTerms` tells already. */
const ofTerms: ReadonlySet<string> = new Set<MonthViolation["code"]>([
	"MINIJOB_HOURS",
	"MAX_ACTUAL_EXCEEDED",
	"MAX_WAGE_EXCEEDED",
]);

/** Each month is judged by the contract at the end of its last week, whatever came later. */
function beyondLaw(
	month: DayRange,
	days: readonly ComputedDay[],
	person: PersonRow,
	today: string,
): OfWeek[] {
	const { from, to } = withPeriods(month);
	const seen = days.filter(({ facts: { day } }) => day >= from && day <= to);
	return [...violationsOfPeriods(seen, person)].flatMap(([day, violations]) => {
		const isoDay = isoOfDay(day);
		const isOf = day >= month.from && day <= month.to;
		if (!isOf) return [];
		return violations
			.filter((one) => !ofTerms.has(one.code) && isReportedOn(one, isoDay, today))
			.map(({ code, severity }) => ({ day: isoDay, code, severity }));
	});
}

function monthsOf({ from, to }: DayRange): DayRange[] {
	const months: DayRange[] = [];
	for (let first = from; first <= to; first = addMonths(first, 1)) months.push(monthOf(first));
	return months;
}
