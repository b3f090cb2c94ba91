import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Violation } from "#domain/violations/violation.ts";
import { type DayMinutes, figureNames, sumsOf } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { bitsOfFlags } from "../contract/fields.ts";
import { type PersonInput, readDayInput } from "./facts/day-input.ts";
import { personDays } from "./person-days.ts";
import type { Reckoning } from "./reckoning.ts";
import { whoseEntryRuns } from "./sql/timeline.ts";

/** What a day has more than what is kept of it, because of what runs. */
export interface RunningDay extends DayMinutes {
	readonly day: LocalDay;
	/** What the day violates by it, and not without it. */
	readonly violations: readonly Violation[];
}

/** A shift that runs may have begun so many days before its last entry. */
const before = 2;
const after = 1;

/**
 * What entries that run at this moment add to days that are kept without them, by person: of those alone whose entry runs.
 * Reckoned as the days themselves are, rules and all.
 */
export async function runningDays(
	tx: Tx,
	{ tenantId, now }: { readonly tenantId: string; readonly now: Date },
	userIds: readonly string[],
	month: DayRange,
): Promise<ReadonlyMap<string, readonly RunningDay[]>> {
	const runs = await whoseEntryRuns(tx, tenantId, userIds);
	const range = daysThatRun(
		runs.map(({ day }) => dayOfIso(day)),
		month,
	);
	if (runs.length === 0 || range.to < range.from) return new Map();
	const ids = runs.map(({ userId }) => userId);
	const { reckoning, people } = await readDayInput(tx, tenantId, ids, range, now);
	return new Map(
		people.map((input) => [input.person.id, addedBy(input, reckoning, range).filter(isSomething)]),
	);
}

/**
 * Days of a month that entries may reach which run at this moment.
 *
 * @param begun days on which these begin
 */
export function daysThatRun(begun: readonly LocalDay[], month: DayRange): DayRange {
	return {
		from: Math.max(month.from, Math.min(...begun) - before) as LocalDay,
		to: Math.min(month.to, Math.max(...begun) + after) as LocalDay,
	};
}

function addedBy(input: PersonInput, reckoning: Reckoning, range: DayRange): RunningDay[] {
	const ended = input.entries.filter(({ isRunning }) => isRunning !== true);
	const kept = personDays({ ...input, entries: ended }, reckoning, range).days;
	const now = personDays(input, reckoning, range).days;
	return now.map(({ result, violations }, nth) => {
		const former = kept[nth] as (typeof kept)[number];
		const known = new Set(former.violations.map(({ code }) => code));
		const added = figureNames.map((name) => [name, result[name] - former.result[name]]);
		return {
			...(Object.fromEntries(added) as DayMinutes),
			day: result.day,
			violations: violations.filter(({ code }) => code !== "CORE_TIME_MISSED" && !known.has(code)),
		};
	});
}

function isSomething(one: RunningDay): boolean {
	return figureNames.some((name) => one[name] !== 0);
}

/** A month's row with what runs; `balanceToDateMinutes` are of the days before today. */
export function addRunning<
	Row extends DayMinutes & { readonly balanceToDateMinutes: number; readonly flags: number },
>(row: Row, days: readonly RunningDay[], today: string): Row {
	if (days.length === 0) return row;
	const over = days.filter(({ day }) => isoOfDay(day) < today);
	const sum = sumsOf([row, ...days], figureNames);
	const { balanceMinutes } = sumsOf(over, ["balanceMinutes"]);
	const isViolated = days.some(({ violations }) => violations.length > 0);
	return {
		...row,
		...sum,
		balanceToDateMinutes: row.balanceToDateMinutes + balanceMinutes,
		flags: row.flags | (isViolated ? bitsOfFlags(["VIOLATION"]) : 0),
	};
}
