import type { DayRange } from "#domain/time/month.ts";
import { figureNames, sumsOf, withActual } from "#domain/working-time/day-minutes.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import type { contract } from "../../contract.ts";
import { writtenRange } from "../months-of-range.ts";
import { addRunning, runningDays } from "../running-days.ts";
import { hasPeriodOvertime, keptAndCurrent, type MonthRow, monthsOf } from "../sql/months.ts";
import type { CurrentDay } from "../sql/results.ts";
import { isAnyWaiting } from "../sql/stale.ts";
import type { UnjudgedMonth } from "./month-violations.ts";
import { periodOvertime } from "./period-overtime.ts";
import { noneWait, type WaitingDays, waitingDays } from "./waiting-days.ts";

type Row = AnswerOf<typeof contract.listTargetActuals>["items"][number];
/** Of somebody who is named once it is known who is shown. */
export type Unjudged = Omit<Row, "violations" | "user" | "unitId" | "unitName"> & UnjudgedMonth;

export interface AskedMonth {
	readonly tenantId: string;
	readonly range: DayRange;
	/** Civil day. */
	readonly today: string;
	readonly now: Date;
}

export interface CurrentMonths {
	readonly rows: readonly Unjudged[];
	readonly waiting: WaitingDays;
}

/**
 * A row a person in the order of the ids, with what runs at this moment. Days that wait are computed beside those that are
 * kept; where they are too many, the row says that it is being computed.
 */
export async function currentMonths(
	tx: Tx,
	asked: AskedMonth,
	userIds: readonly string[],
): Promise<CurrentMonths> {
	if (userIds.length === 0) return { rows: [], waiting: noneWait };
	const { tenantId, today, range } = asked;
	// none waits for another's answer
	const [{ kept, waiting: ofMonth }, running, isByPeriods] = await Promise.all([
		monthRows(tx, asked, userIds),
		runningDays(tx, asked, userIds, range),
		hasPeriodOvertime(tx, { tenantId, ...writtenRange(range) }),
	]);
	const daysOf = (userId: string) => running.get(userId) ?? [];
	const overtime = isByPeriods
		? await periodOvertime(tx, tenantId, userIds, range, running)
		: undefined;
	const behind = overtime === undefined ? ofMonth.behind : ofMonth.behind.union(overtime.behind);
	const byId = new Map(kept.map((row) => [row.userId, row]));
	const rows = userIds.map((id) => {
		const row = byId.get(id) ?? nothingKept(id);
		const { days: _, flags, ...rest } = addRunning(row, daysOf(id), today);
		return {
			...withActual({
				...rest,
				overtimeMinutes: overtime?.minutes.get(id) ?? rest.overtimeMinutes,
			}),
			flags: flagsOfBits(flags),
			running: daysOf(id).flatMap(({ violations }) => violations),
			isBeingComputed: behind.has(id),
		};
	});
	return { rows, waiting: { ...ofMonth, behind } };
}

/** Mostly nothing waits and no day is missed: only where that is not so days are looked at one by one. */
async function monthRows(
	tx: Tx,
	{ tenantId, range, today }: AskedMonth,
	userIds: readonly string[],
): Promise<{ readonly kept: readonly MonthRow[]; readonly waiting: WaitingDays }> {
	const days = { tenantId, userIds, ...writtenRange(range) };
	const [kept, isWaiting] = await Promise.all([monthsOf(tx, days, today), isAnyWaiting(tx, days)]);
	const length = range.to - range.from + 1;
	const isWhole = kept.length === userIds.length && kept.every((one) => one.days === length);
	if (isWhole && !isWaiting) return { kept, waiting: noneWait };
	const waiting = await waitingDays(tx, days);
	const { fresh } = waiting;
	if (fresh.size === 0) return { kept, waiting };
	const others = await keptAndCurrent(tx, { ...days, userIds: [...fresh.keys()] });
	const byUser = Map.groupBy(others, ({ userId }) => userId);
	const asKept = kept.filter(({ userId }) => !fresh.has(userId));
	const rows = [...fresh].map(([userId, computed]) =>
		summed(userId, [...(byUser.get(userId) ?? []), ...computed], today),
	);
	return { kept: [...asKept, ...rows], waiting };
}

const nothingKept = (userId: string) => summed(userId, [], "");

/** As `monthsOf` sums what is kept. */
function summed(userId: string, days: readonly CurrentDay[], today: string): MonthRow {
	const over = days.filter(({ day }) => day < today);
	return {
		userId,
		...sumsOf(days, figureNames),
		balanceToDateMinutes: sumsOf(over, ["balanceMinutes"]).balanceMinutes,
		flags: days.reduce((bits, { flags }) => bits | flags, 0),
		days: days.length,
	};
}
