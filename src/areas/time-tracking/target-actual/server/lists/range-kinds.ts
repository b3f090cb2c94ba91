import { figureNames, sumsOf } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import type { RangeDay, RangeMonth } from "../../contract/ranges.ts";
import { daysOfMonths, rangeOfMonth } from "../months-of-range.ts";
import type { RangePerson } from "../sql/listed-people.ts";
import type { CurrentDay } from "../sql/results.ts";
import { violated, whoseIsKept } from "./month-rows.ts";
import { type LawAsked, monthsBeyondTerms, weeksBeyondLaw } from "./period-violations.ts";

/** What is answered of several months: a row a day, or a row a month. */
export interface RangeKind<Row> {
	/** How many rows a person has. */
	each(months: readonly string[]): number;
	rowsOf(person: RangePerson, days: readonly CurrentDay[]): Row[];
	/** Adds what only all rows of some people together can be asked for. */
	finish(tx: Tx, asked: LawAsked, rows: Row[]): Promise<Row[]>;
}

export const dayKind: RangeKind<RangeDay> = {
	each: (months) => {
		const { from, to } = daysOfMonths(months);
		return to - from + 1;
	},
	rowsOf: (person, days) =>
		days.map((day) => ({ ...day, ...person, flags: flagsOfBits(day.flags) })),
	finish: async (_tx, _asked, rows) => rows,
};

export const monthKind: RangeKind<RangeMonth> = {
	each: (months) => months.length,
	rowsOf: ({ user, unitName }, days) => {
		const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
		return [...byMonth].map(([month, own]) => ({
			userId: user.id,
			user,
			unitName,
			month,
			...sumsOf(own, [...figureNames, "leaveDays"]),
			flags: flagsOfBits(own.reduce((bits, { flags }) => bits | flags, 0)),
		}));
	},
	finish: markBeyond,
};

/** A month that exceeds what is agreed upon or what the law allows counts as a violation, whatever its days do. */
export async function markBeyond<Row extends RangeMonth>(
	tx: Tx,
	asked: LawAsked,
	rows: readonly Row[],
): Promise<Row[]> {
	if (rows.length === 0) return [];
	const beyond = new Set<string>();
	const byMonth = Map.groupBy(rows, (row) => row.month);
	for (const [month, own] of byMonth) {
		const range = rangeOfMonth(month);
		const found = await monthsBeyondTerms(tx, asked.tenantId, own, range);
		for (const userId of found) beyond.add(`${userId} ${month}`);
	}
	const range = daysOfMonths([...byMonth.keys()].sort());
	const found = await weeksBeyondLaw(tx, asked, whoseIsKept(rows), range);
	for (const [userId, days] of found)
		for (const day of days) beyond.add(`${userId} ${day.slice(0, 7)}`);
	return rows.map((row) => (beyond.has(`${row.userId} ${row.month}`) ? violated(row) : row));
}
