import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { isMinijobWage } from "#domain/violations/minijob-limits.ts";
import { monthViolations } from "#domain/violations/month-violations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { periodTermsOn } from "../facts/dated-rows.ts";
import { writtenRange } from "../months-of-range.ts";
import { readTerms, type TermsRow } from "../sql/people.ts";

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
	const written = writtenRange(month);
	const terms = await readTerms(tx, tenantId, userIds, written);
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
		// whether it is exceeded the sum alone says; on which day is told with the days
		const days = [{ day: from, actualMinutes }];
		return monthViolations({ ...terms, days, isMinijob }).length > 0;
	}
	return false;
}
