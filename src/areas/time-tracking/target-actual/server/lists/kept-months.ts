import { countedAs, gatherViolations } from "#domain/violations/violation-kinds.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import type { RangeMonth } from "../../contract/ranges.ts";
import { onlyOnceOver } from "../answered-day.ts";
import { daysOfMonths, rangeOfMonth, writtenRange } from "../months-of-range.ts";
import { rangePeople } from "../sql/listed-people.ts";
import { hasPeriodOvertime, monthsOfRange, violationsOf } from "../sql/months.ts";
import { isAnyWaiting } from "../sql/stale.ts";
import type { LawAsked } from "./period-violations.ts";

/**
 * Months of some people, in their order, from sums that the database makes. Mostly all days are kept and none waits; where
 * that is not so, or rules count overtime by weeks or months, days have to be looked at one by one: undefined.
 */
export async function keptMonths(
	tx: Tx,
	{ tenantId, today }: LawAsked,
	userIds: readonly string[],
	months: readonly string[],
): Promise<RangeMonth[] | undefined> {
	if (userIds.length === 0) return [];
	const days = { tenantId, userIds, ...writtenRange(daysOfMonths(months)) };
	// none waits for another's answer
	const [isWaiting, isByPeriods, kept, violated, people] = await Promise.all([
		isAnyWaiting(tx, days),
		hasPeriodOvertime(tx, days),
		monthsOfRange(tx, days),
		violationsOf(tx, days, today, [...onlyOnceOver]),
		rangePeople(tx, tenantId, userIds),
	]);
	const isWhole = kept.every(({ month, days }) => days === lengthOf(month));
	const areAll = kept.length === userIds.length * months.length && isWhole;
	if (isWaiting || isByPeriods || !areAll) return undefined;
	const key = (one: { userId: string; month: string }) => `${one.userId} ${one.month}`;
	const byMonth = Map.groupBy(violated, key);
	const rowsOf = Map.groupBy(kept, ({ userId }) => userId);
	const byId = new Map(people.map((person) => [person.user.id, person]));
	return userIds.flatMap((id) => {
		const person = byId.get(id);
		if (person === undefined) return [];
		return (rowsOf.get(id) ?? []).map(({ days: _, flags, ...row }) => {
			const own = byMonth.get(key(row)) ?? [];
			const counted = own.flatMap((one) => [...countedAs(one, one.count)]);
			const violations = gatherViolations(counted);
			const { user, unitName } = person;
			return { ...row, user, unitName, violations, flags: flagsOfBits(flags) };
		});
	});
}

function lengthOf(month: string): number {
	const { from, to } = rangeOfMonth(month);
	return to - from + 1;
}
