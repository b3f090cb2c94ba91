import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Violation } from "#domain/violations/violation.ts";
import type { ComputedDay } from "#domain/working-time/compute-days.ts";
import { overtimeOfDays } from "#domain/working-time/compute-period.ts";
import { periodViolations } from "#domain/working-time/period-violations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { legalStatusOn, periodTermsOn } from "./facts/dated-rows.ts";
import { type PersonInput, readDayInput } from "./facts/day-input.ts";
import { weeksAround, withPeriods, writtenRange } from "./months-of-range.ts";
import { type PersonDays, personDays } from "./person-days.ts";
import type { Reckoning } from "./reckoning.ts";
import { whoMayExceedWeeks } from "./sql/long-weeks.ts";
import type { PersonRow } from "./sql/people.ts";
import { waitingDaysIn } from "./sql/stale.ts";

export interface ReckonedDay {
	readonly computed: ComputedDay;
	/** Of the rule's day, week or month. */
	readonly overtimeMinutes: number;
	/** Of weeks, months and half-years, reported on this day. */
	readonly periodViolations: readonly Violation[];
}

/** A person's days, with overtime of weeks and months: a week begins before its month does. */
export interface ReckonedMonth {
	readonly days: readonly ReckonedDay[];
	readonly rules: PersonDays["rules"];
	readonly book: PersonDays["book"];
	readonly reckoning: Reckoning;
	readonly input: PersonInput;
}

/**
 * @param range days of one month
 * @param shownAt where it is shown to people: what runs counts until then, and what is wrong with weeks, months and
 *   half-years is reported. Null: as records have it, by the day alone
 */
export async function monthOfPerson(
	tx: Tx,
	tenantId: string,
	userId: string,
	range: DayRange,
	isTraced = false,
	shownAt: Date | null = null,
): Promise<ReckonedMonth | undefined> {
	const isJudged = shownAt !== null && (await mayExceedWeeks(tx, tenantId, userId, range, shownAt));
	const whole = isJudged ? withPeriods(range) : { from: mondayOf(range.from), to: range.to };
	const read = [tenantId, [userId], whole, shownAt] as const;
	const { reckoning, people } = await readDayInput(tx, ...read);
	const [input] = people;
	if (input === undefined) return undefined;
	return monthOf(input, reckoning, {
		...{ range, whole, isTraced },
		violationsOf: (days) =>
			shownAt === null ? none : violationsOfPeriods(days, input.person, isJudged),
	});
}

/** The same of several people, as records have it. */
export async function monthsOfPeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
	isTraced: boolean,
): Promise<ReckonedMonth[]> {
	const whole = { from: mondayOf(range.from), to: range.to };
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, whole);
	const asked = { range, whole, isTraced, violationsOf: () => none };
	return people.map((input) => monthOf(input, reckoning, asked));
}

interface Asked {
	readonly range: DayRange;
	/** What has to be computed for it. */
	readonly whole: DayRange;
	readonly isTraced: boolean;
	readonly violationsOf: (days: readonly ComputedDay[]) => typeof none;
}

function monthOf(
	input: PersonInput,
	reckoning: Reckoning,
	{ range, whole, isTraced, violationsOf }: Asked,
): ReckonedMonth {
	const { days, book, rules } = personDays(input, reckoning, whole, isTraced);
	const overtime = overtimeOfDays(
		days.map(({ result }) => result),
		book,
	);
	const violations = violationsOf(days);
	const reckoned = days.map((computed, nth) => ({
		computed,
		overtimeMinutes: overtime[nth] ?? 0,
		periodViolations: violations.get(computed.facts.day) ?? [],
	}));
	const isAsked = ({ computed: { facts } }: ReckonedDay) =>
		facts.day >= range.from && facts.day <= range.to;
	return { days: reckoned.filter(isAsked), rules, book, reckoning, input };
}

const none: ReturnType<typeof periodViolations> = new Map();

/**
 * Whether half a year has to be looked at: mostly what is kept of it tells that no average is exceeded, and the month alone
 * is read. What is kept tells nothing while days of it wait.
 */
async function mayExceedWeeks(
	tx: Tx,
	tenantId: string,
	userId: string,
	range: DayRange,
	runningUntil: Date,
): Promise<boolean> {
	const whose = { tenantId, userIds: [userId] };
	const waiting = await waitingDaysIn(tx, { ...whose, ...writtenRange(withPeriods(range)) });
	if (waiting.length > 0) return true;
	const near = await whoMayExceedWeeks(tx, {
		...whose,
		...weeksAround(range),
		runningUntil,
		computed: [],
	});
	return near.length > 0;
}

/**
 * By the day it is reported on.
 *
 * @param isWhole whether all weeks are there that an average looks back at; without them none is reported
 */
export function violationsOfPeriods(
	days: readonly ComputedDay[],
	person: PersonRow,
	isWhole = true,
): typeof none {
	const last = days.at(-1)?.facts.day as LocalDay;
	const status = legalStatusOn(person, isoOfDay(last));
	return periodViolations(
		days,
		(day) => periodTermsOn(person, isoOfDay(day)),
		isWhole ? status : { ...status, isExempt: true },
	);
}
