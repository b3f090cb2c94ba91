import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { figureNames, sumsOf } from "#domain/working-time/day-minutes.ts";
import type { BalanceMode } from "#domain/working-time/rules/balance-mode.ts";
import { type RunningPlan, standNow } from "#domain/working-time/stand-now.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../../contract.ts";
import type { AnsweredDay } from "../answered-day.ts";

export type MonthAnswer = AnswerOf<typeof contract.getTargetActual>;

/** Whose month is asked for, and when. */
export interface AskedPersonMonth {
	readonly tenantId: string;
	readonly userId: string;
	readonly month: string;
	/** Civil day. */
	readonly today: string;
	readonly now: Date;
}

/** The day that runs, and what its target counts by. */
export interface RunningOfMonth {
	/** Civil day. */
	readonly day: string;
	readonly plan: RunningPlan;
	readonly balanceMode: BalanceMode;
}

/** A person's days as they are answered, computed or kept. */
export interface ToldMonth
	extends Pick<MonthAnswer, "user" | "unitName" | "zone" | "days" | "specialAccounts"> {
	/** Undefined where it is not of the month. */
	readonly running: RunningOfMonth | undefined;
}

/** A month with what its days come to. */
export function monthAnswer({ userId, month, today, now }: AskedPersonMonth, told: ToldMonth) {
	const { user, unitName, zone, days, specialAccounts } = told;
	return {
		userId,
		user,
		unitName,
		month,
		zone,
		days,
		totals: totalsOf(days),
		untilYesterday: totalsOf(days.filter(({ day }) => day < today)),
		untilNow: untilNow(told, now),
		specialAccounts,
	};
}

/** Days that are over as they are, the one that runs as it stands. */
function untilNow({ days, running }: ToldMonth, now: Date): MonthAnswer["untilNow"] {
	const result = days.find(({ day }) => day === running?.day);
	if (result === undefined || running === undefined) return null;
	const { day } = running;
	const over = totalsOf(days.filter((one) => one.day < day));
	const minute = minuteOf(secondOfMilliseconds(now.getTime()));
	const stand = standNow(running.plan, result, running, minute);
	return {
		day,
		targetMinutes: over.targetMinutes + stand.targetMinutes,
		workedMinutes: over.workedMinutes + result.workedMinutes,
		balanceMinutes: over.balanceMinutes + stand.balanceMinutes,
	};
}

function totalsOf(days: readonly AnsweredDay[]): MonthAnswer["totals"] {
	return sumsOf(days, [...figureNames, "leaveDays"]);
}
