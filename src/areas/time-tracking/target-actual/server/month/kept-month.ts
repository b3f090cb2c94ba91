import { dayBounds } from "#domain/time/day-bounds.ts";
import { isoOfSecond, minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Violation } from "#domain/violations/violation.ts";
import { sumSpecialAccounts } from "#domain/working-time/credit-special-accounts.ts";
import type { Span } from "#domain/working-time/facts.ts";
import { beyondTerms } from "#domain/working-time/period-violations.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import { type AnsweredDay, isReportedOn } from "../answered-day.ts";
import { periodTermsOn } from "../facts/dated-rows.ts";
import { rangeOfMonth, weeksAround, writtenRange } from "../months-of-range.ts";
import {
	type KeptMonthDay,
	type KeptMonthPerson,
	keptMonthDays,
	keptMonthPerson,
	type PlainMonthPerson,
	plainMonthPerson,
} from "../sql/kept-month.ts";
import type { AskedPersonMonth, RunningOfMonth, ToldMonth } from "./month-answer.ts";

export type PlainMonthRows = [KeptMonthDay & Record<string, unknown>, PlainMonthPerson];

/** What is kept of a person's month, and whether that is all: two statements of one snapshot. */
export function keptMonth(asked: AskedPersonMonth): [Statement, Statement] {
	const own = valuesOf(asked);
	return [keptMonthDays(own), keptMonthPerson(own)];
}

/** The same, and only whether that surely is all. */
export function plainMonth(asked: AskedPersonMonth): [Statement, Statement] {
	const own = valuesOf(asked);
	return [keptMonthDays(own), plainMonthPerson(own)];
}

function valuesOf({ tenantId, userId, month, today, now }: AskedPersonMonth) {
	const range = rangeOfMonth(month);
	const { weeks: _, ...mondays } = weeksAround(range);
	const overtimeFrom = isoOfDay(mondayOf(range.from));
	return { tenantId, userId, today, now, ...writtenRange(range), overtimeFrom, ...mondays };
}

/**
 * Whether what is kept tells a month, save for days that something runs on: no day of it is missing or waits to be computed,
 * overtime is not counted by weeks or months, and no average of weeks has to be reckoned.
 */
export function isToldByKept({ month }: AskedPersonMonth, { days, person }: KeptMonth): boolean {
	const { isWaiting, countsOvertimeByPeriods, mayExceedWeeks } = person;
	return isWhole(month, days) && !isWaiting && !countsOvertimeByPeriods && !mayExceedWeeks;
}

/** Whether no day of a month is missing. */
export function isWhole(month: string, days: readonly KeptMonthDay[]): boolean {
	const { from, to } = rangeOfMonth(month);
	return days.length === to - from + 1;
}

export interface KeptMonth {
	readonly days: readonly KeptMonthDay[];
	readonly person: KeptMonthPerson;
}

/** What is told of a person whose month is kept. */
type ToldPerson = Pick<KeptMonthPerson, "user" | "unitName" | "zone" | "accounts" | "terms">;

/** A month by its days as they are kept, or as they would be. */
export function toldMonth(
	{ today, now }: AskedPersonMonth,
	{ days, person }: Pick<KeptMonth, "days"> & { readonly person: ToldPerson },
): ToldMonth {
	const { user, unitName, zone, accounts } = person;
	const ofTerms = violationsOfTerms(days, person);
	const byDay = Map.groupBy(accounts, ({ day }) => day);
	const told = (day: KeptMonthDay) =>
		toldDay(day, byDay.get(day.day) ?? none, ofTerms.get(day.day) ?? none, today);
	return {
		user,
		unitName,
		zone,
		days: days.map(told),
		specialAccounts: sumsOfAccounts(accounts),
		running: runningOf(days, zone, now),
	};
}

const none: readonly never[] = [];

function toldDay(
	{ firstBegin, lastEnd, flags, plan: _, buildsUpOnly: __, violations, ...day }: KeptMonthDay,
	accounts: ToldPerson["accounts"],
	ofTerms: readonly Violation[],
	today: string,
): AnsweredDay {
	const reported = [...(violations ?? none), ...ofTerms].filter((one) =>
		isReportedOn(one, day.day, today),
	);
	const others = flagsOfBits(flags).filter((flag) => flag !== "VIOLATION");
	return {
		...day,
		firstBegin: firstBegin === null ? null : isoOfSecond(firstBegin),
		lastEnd: lastEnd === null ? null : isoOfSecond(lastEnd),
		specialAccounts: accounts.map(({ day: _, ...one }) => one),
		violations: reported,
		flags: reported.length > 0 ? ["VIOLATION", ...others] : others,
	};
}

/** By the day they are reported on. */
function violationsOfTerms(days: readonly KeptMonthDay[], { terms }: ToldPerson) {
	if (terms === null) return new Map<string, Violation[]>();
	const month = days.map((one) => ({ ...one, day: dayOfIso(one.day) }));
	const found = beyondTerms(month, (day) => periodTermsOn(terms, isoOfDay(day)));
	const written = found.map(({ day, ...violation }) => [isoOfDay(day), violation] as const);
	const byDay = Map.groupBy(written, ([day]) => day);
	return new Map([...byDay].map(([day, own]) => [day, own.map(([, one]) => one)]));
}

/** In the order in which they first come. */
function sumsOfAccounts(accounts: ToldPerson["accounts"]): ToldMonth["specialAccounts"] {
	const byCode = new Map(accounts.map((one) => [one.code, one]));
	return sumSpecialAccounts([accounts]).map((sum) => {
		const { accountId, name } = byCode.get(sum.code) as KeptMonthPerson["accounts"][number];
		return { accountId, name, ...sum };
	});
}

function runningOf(
	days: readonly KeptMonthDay[],
	zoneName: string,
	now: Date,
): RunningOfMonth | undefined {
	const zone = zoneOf(zoneName);
	const day = localDayOf(minuteOf(secondOfMilliseconds(now.getTime())), zone);
	const kept = days.find((one) => one.day === isoOfDay(day));
	if (kept === undefined) return undefined;
	const bounds = dayBounds(day, zone);
	const [workingTime = null, ...breaks] = spansOf(kept.plan ?? none, bounds.begin);
	return {
		day: kept.day,
		plan: { ...bounds, workingTime, breaks },
		balanceMode: kept.buildsUpOnly ? "BUILDUP_ONLY" : "ACTUAL_MINUS_TARGET",
	};
}

/** Minutes since a day began, two and two. */
function spansOf(minutes: readonly number[], begin: EpochMinute): Span[] {
	const [from, to, ...others] = minutes;
	if (from === undefined || to === undefined) return [];
	const span = { begin: (begin + from) as EpochMinute, end: (begin + to) as EpochMinute };
	return [span, ...spansOf(others, begin)];
}
