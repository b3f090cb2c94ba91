import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import type { HeldRule } from "#domain/payroll/payroll-warnings.ts";
import {
	type EarlierRun,
	type ReckonedPayroll,
	reckonedPayroll,
} from "#domain/payroll/reckoned-payroll.ts";
import { estg3bPreset } from "#domain/surcharge/estg-3b.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type WageTypes, wageTypesOf } from "#domain/wage-export/wage-programs.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type KeptRun, keptRuns } from "./sql/closing.ts";
import { type FactsRow, factsOf, rulesOn, wagePrograms } from "./sql/facts.ts";
import type { PayrollRow } from "./sql/payrolls.ts";
import type { PeriodRow } from "./sql/periods.ts";

/** Example: 2026-01 → 2025-12 */
export function monthBefore(month: string): string {
	return isoOfDay(addMonths(dayOfIso(`${month}-01`), -1)).slice(0, 7);
}

/** Every day of a month, and whether it lies on Monday to Friday. */
function calendarOf(month: string) {
	const { from, to } = monthOf(dayOfIso(`${month}-01`));
	return Array.from({ length: to - from + 1 }, (_, nth) => {
		const day = (from + nth) as LocalDay;
		return { day: isoOfDay(day), isWorkday: weekdayOf(day) <= 5 };
	});
}

export interface Terms extends Pick<PeriodRow, "month" | "chargeBy" | "proRata"> {
	/** The last day that counts; all of the month without it. */
	readonly through?: string;
}

export interface Reckoned extends ReckonedPayroll {
	readonly isStale: boolean;
}

/** What a month of some people comes to now, by their ids; as many statements for all as for one. */
export async function reckonPeople(
	tx: Tx,
	tenantId: string,
	{ month, chargeBy, proRata, through }: Terms,
	userIds: readonly string[],
): Promise<ReadonlyMap<string, Reckoned>> {
	const range = writtenMonth(month);
	const [facts, rules, programs, kept] = await Promise.all([
		factsOf(tx, tenantId, userIds, { ...range, chargeBy }),
		rulesOn(tx, tenantId, range.to),
		wagePrograms(tx, tenantId),
		keptRuns(tx, tenantId, userIds, month),
	]);
	const runs = Map.groupBy(kept, ({ userId }) => userId);
	const shared = {
		...{ rules, chargeBy, proRata, calendar: calendarOf(month) },
		wageTypes: wageTypesOf(programs),
	};
	return new Map(
		facts.map((row) => {
			const earlier = (runs.get(row.userId) ?? []).map(earlierRun);
			const until = through === undefined ? row : factsUntil(row, through);
			return [row.userId, reckoned(until, { ...shared, earlier })];
		}),
	);
}

function factsUntil(row: FactsRow, through: string): FactsRow {
	const isCounted = ({ day }: { readonly day: string }) => day <= through;
	return {
		...row,
		days: row.days.filter(isCounted),
		absences: row.absences.filter(isCounted),
		surcharges: row.surcharges.filter(isCounted),
	};
}

function earlierRun({ lines, frozen }: KeptRun): EarlierRun {
	return { lines, ...(frozen ?? { days: [], surcharges: [] }) };
}

interface Shared extends Pick<Terms, "chargeBy" | "proRata"> {
	readonly rules: readonly HeldRule[];
	readonly calendar: ReturnType<typeof calendarOf>;
	readonly earlier: readonly EarlierRun[];
	readonly wageTypes: WageTypes;
}

function reckoned({ isStale, person, ...row }: FactsRow, shared: Shared): Reckoned {
	const accounts = row.accounts.map((account) => ({
		...account,
		freePercent: freeOf(account.specialCode),
	}));
	return { isStale, ...reckonedPayroll({ ...shared, facts: { ...row, accounts }, person }) };
}

/** What the law leaves free of a surcharge, by the code that the preset of § 3b EStG gave its account. */
function freeOf(specialCode: string | null): number {
	return estg3bPreset.find(({ code }) => code === specialCode)?.factorPercent ?? 0;
}

/** The same of one payroll. */
export async function reckonOne(
	tx: Tx,
	tenantId: string,
	row: PayrollRow,
): Promise<Reckoned | undefined> {
	return (await reckonPeople(tx, tenantId, row, [row.userId])).get(row.userId);
}
