import { countedAs, gatherViolations } from "#domain/violations/violation-kinds.ts";
import { figureNames, sumsOf } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import type { RangeDay, RangeMonth } from "../../contract/ranges.ts";
import { daysOfMonths, rangeOfMonth } from "../months-of-range.ts";
import type { RangePerson } from "../sql/listed-people.ts";
import type { CurrentDay } from "../sql/results.ts";
import { keptMonths } from "./kept-months.ts";
import { countedOn, withViolations } from "./month-rows.ts";
import {
	type FoundViolation,
	type LawAsked,
	monthsBeyondTerms,
	weeksBeyondLaw,
} from "./period-violations.ts";

/** What is answered of several months: a row a day, or a row a month. */
export interface RangeKind<Row> {
	/** How many rows a person has. */
	each(months: readonly string[]): number;
	/** `today` is a civil day: what is only reported of days that are over is left out from it on. */
	rowsOf(person: RangePerson, days: readonly CurrentDay[], today: string): Row[];
	/** The same from sums of what is kept, where that tells all; undefined where it does not. */
	keptRows?(
		tx: Tx,
		asked: LawAsked,
		userIds: readonly string[],
		months: readonly string[],
	): Promise<Row[] | undefined>;
	/** Adds what only all rows of some people together can be asked for. */
	finish(tx: Tx, asked: LawAsked, rows: Row[]): Promise<Row[]>;
}

export const dayKind: RangeKind<RangeDay> = {
	each: (months) => {
		const { from, to } = daysOfMonths(months);
		return to - from + 1;
	},
	rowsOf: (person, days, today) =>
		days.map((day) => ({
			...day,
			...person,
			violations: gatherViolations(countedOn(day, today)),
			flags: flagsOfBits(day.flags),
		})),
	finish: async (_tx, _asked, rows) => rows,
};

export const monthKind: RangeKind<RangeMonth> = {
	each: (months) => months.length,
	rowsOf: ({ user, unitName }, days, today) => {
		const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
		return [...byMonth].map(([month, own]) => ({
			userId: user.id,
			user,
			unitName,
			month,
			...sumsOf(own, [...figureNames, "leaveDays"]),
			violations: gatherViolations(own.flatMap((day) => countedOn(day, today))),
			flags: flagsOfBits(own.reduce((bits, { flags }) => bits | flags, 0)),
		}));
	},
	keptRows: keptMonths,
	finish: markBeyond,
};

/** A month that exceeds what is agreed upon or what the law allows counts as a violation, whatever its days do. */
export async function markBeyond<Row extends RangeMonth>(
	tx: Tx,
	asked: LawAsked,
	rows: readonly Row[],
): Promise<Row[]> {
	if (rows.length === 0) return [];
	const beyond: (readonly [row: string, FoundViolation])[] = [];
	const byMonth = Map.groupBy(rows, (row) => row.month);
	const range = daysOfMonths([...byMonth.keys()].sort());
	const userIds = [...new Set(rows.map(({ userId }) => userId))];
	// none waits for another's answer
	const [ofWeeks, ...ofTerms] = await Promise.all([
		weeksBeyondLaw(tx, asked, userIds, range),
		...[...byMonth].map(([month, own]) =>
			monthsBeyondTerms(tx, asked.tenantId, own, rangeOfMonth(month)),
		),
	]);
	for (const [nth, month] of [...byMonth.keys()].entries())
		for (const [userId, own] of ofTerms[nth] ?? [])
			for (const one of own) beyond.push([`${userId} ${month}`, one]);
	for (const [userId, own] of ofWeeks)
		for (const one of own) beyond.push([`${userId} ${one.day.slice(0, 7)}`, one]);
	const byRow = Map.groupBy(beyond, ([row]) => row);
	return rows.map((row) => {
		const own = byRow.get(`${row.userId} ${row.month}`) ?? [];
		return withViolations(row, [
			...row.violations,
			...own.flatMap(([, violation]) => [...countedAs(violation)]),
		]);
	});
}
