import { dayOfIso } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { currentDays } from "../current-days.ts";
import { daysOfMonths, writtenRange } from "../months-of-range.ts";
import { rangePeople } from "../sql/listed-people.ts";
import { hasPeriodOvertime } from "../sql/months.ts";
import type { CurrentDay } from "../sql/results.ts";
import { withPeriodOvertime } from "./period-overtime.ts";
import type { LawAsked } from "./period-violations.ts";
import type { RangeKind } from "./range-kinds.ts";

/** Days in memory at once. */
const daysAtOnce = 6_000;

/**
 * Rows of several months, people in the order of their ids, some people at once. Writes nothing.
 *
 * @param months without gap
 */
export async function* rangeRows<Row>(
	tx: Tx,
	asked: LawAsked,
	userIds: readonly string[],
	months: readonly string[],
	{ rowsOf, finish }: Pick<RangeKind<Row>, "rowsOf" | "finish">,
): AsyncGenerator<Row[], void> {
	const { tenantId, today } = asked;
	const range = daysOfMonths(months);
	const count = range.to - range.from + 1;
	const atOnce = Math.max(1, Math.floor(daysAtOnce / count));
	for (let from = 0; from < userIds.length; from += atOnce) {
		const some = userIds.slice(from, from + atOnce);
		const [people, days] = await Promise.all([
			rangePeople(tx, tenantId, some),
			daysWithOvertime(tx, tenantId, some, range),
		]);
		const byId = new Map(people.map((person) => [person.user.id, person]));
		const byUser = Map.groupBy(days, ({ userId }) => userId);
		const rows = some.flatMap((id) => {
			const person = byId.get(id);
			return person === undefined ? [] : rowsOf(person, byUser.get(id) ?? [], today);
		});
		yield await finish(tx, asked, rows);
	}
}

/** `currentDays` with the overtime that rules count by weeks or months on the day it comes up. */
async function daysWithOvertime(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
): Promise<CurrentDay[]> {
	const isByPeriod = await hasPeriodOvertime(tx, { tenantId, ...writtenRange(range) });
	if (!isByPeriod) return currentDays(tx, tenantId, userIds, range);
	const whole = { from: mondayOf(range.from), to: range.to };
	const days = await currentDays(tx, tenantId, userIds, whole);
	const counted = await withPeriodOvertime(tx, tenantId, userIds, days, whole);
	return counted.filter(({ day }) => dayOfIso(day) >= range.from);
}
