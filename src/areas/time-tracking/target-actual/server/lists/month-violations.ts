import type { DayRange } from "#domain/time/month.ts";
import { type CountedViolation, countedAs } from "#domain/violations/violation-kinds.ts";
import type { DayMinutes } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DayFlag } from "../../contract/fields.ts";
import { onlyOnceOver } from "../answered-day.ts";
import { writtenRange } from "../months-of-range.ts";
import { keptAndCurrent, violationsOf } from "../sql/months.ts";
import type { PeopleDays } from "../sql/people.ts";
import { countedOn, withViolations } from "./month-rows.ts";
import {
	type FoundViolation,
	type LawAsked,
	monthsBeyondTerms,
	weeksBeyondLaw,
} from "./period-violations.ts";
import type { WaitingDays } from "./waiting-days.ts";

/** A person's month before it is judged. */
export interface UnjudgedMonth extends DayMinutes {
	readonly userId: string;
	readonly flags: readonly DayFlag[];
	/** What kept days do not tell: of an entry that runs. */
	readonly running: readonly FoundViolation[];
}

/** Months with everything that is wrong with their days, with their weeks and with what was agreed upon. */
export async function judgedMonths<Row extends UnjudgedMonth>(
	tx: Tx,
	asked: LawAsked,
	range: DayRange,
	rows: readonly Row[],
	{ fresh }: WaitingDays,
): Promise<(Omit<Row, "running"> & { violations: CountedViolation[] })[]> {
	if (rows.length === 0) return [];
	const { tenantId, today } = asked;
	const userIds = rows.map(({ userId }) => userId);
	const asKept = userIds.filter((id) => !fresh.has(id));
	const days = { tenantId, ...writtenRange(range) };
	const others = userIds.filter((id) => fresh.has(id));
	const computed = userIds.flatMap((id) => fresh.get(id) ?? []);
	// none waits for another's answer
	const [ofDays, counted, ofTerms, ofWeeks] = await Promise.all([
		violationsOf(tx, { ...days, userIds: asKept }, today, [...onlyOnceOver]),
		countedApart(tx, { ...days, userIds: others }, fresh, today),
		monthsBeyondTerms(tx, tenantId, rows, range),
		weeksBeyondLaw(tx, asked, userIds, range, computed),
	]);
	const byUser = Map.groupBy(ofDays, ({ userId }) => userId);
	return rows.map(({ running, ...row }) => {
		const { userId } = row;
		const kept = (byUser.get(userId) ?? []).flatMap((one) => [...countedAs(one, one.count)]);
		const own = counted.get(userId) ?? [];
		const found = [running, ofTerms.get(userId) ?? [], ofWeeks.get(userId) ?? []].flat();
		return withViolations(row, [...kept, ...own, ...found.flatMap((one) => [...countedAs(one)])]);
	});
}

/** Of people whose days wait: what is kept and current, and what the others come to. */
async function countedApart(
	tx: Tx,
	asked: PeopleDays,
	fresh: WaitingDays["fresh"],
	today: string,
): Promise<ReadonlyMap<string, readonly CountedViolation[]>> {
	if (asked.userIds.length === 0) return new Map();
	const kept = await keptAndCurrent(tx, asked);
	const days = [...kept, ...asked.userIds.flatMap((id) => fresh.get(id) ?? [])];
	const byUser = Map.groupBy(days, ({ userId }) => userId);
	return new Map([...byUser].map(([id, own]) => [id, own.flatMap((day) => countedOn(day, today))]));
}
