import type { DayRange } from "#domain/time/month.ts";
import { type CountedViolation, countedAs } from "#domain/violations/violation-kinds.ts";
import type { DayMinutes } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { DayFlag } from "../../contract/fields.ts";
import { onlyOnceOver } from "../answered-day.ts";
import { writtenRange } from "../months-of-range.ts";
import { violationsOf } from "../sql/months.ts";
import { withViolations } from "./month-rows.ts";
import {
	type FoundViolation,
	type LawAsked,
	monthsBeyondTerms,
	weeksBeyondLaw,
} from "./period-violations.ts";

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
): Promise<(Omit<Row, "running"> & { violations: CountedViolation[] })[]> {
	if (rows.length === 0) return [];
	const { tenantId, today } = asked;
	const userIds = rows.map(({ userId }) => userId);
	const days = { tenantId, userIds, ...writtenRange(range) };
	const ofDays = await violationsOf(tx, days, today, [...onlyOnceOver]);
	const byUser = Map.groupBy(ofDays, ({ userId }) => userId);
	const ofTerms = await monthsBeyondTerms(tx, tenantId, rows, range);
	const ofWeeks = await weeksBeyondLaw(tx, asked, userIds, range);
	return rows.map(({ running, ...row }) => {
		const { userId } = row;
		const kept = (byUser.get(userId) ?? []).flatMap((one) => [...countedAs(one, one.count)]);
		const others = [running, ofTerms.get(userId) ?? [], ofWeeks.get(userId) ?? []].flat();
		return withViolations(row, [...kept, ...others.flatMap((one) => [...countedAs(one)])]);
	});
}
