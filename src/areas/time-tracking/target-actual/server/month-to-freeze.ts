import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { contract } from "../contract.ts";
import { type AnsweredDay, answeredDay } from "./answered-day.ts";
import { traceOf } from "./get-day-trace.ts";
import { monthsOfPeople, type ReckonedMonth } from "./month-of-person.ts";
import { rangeOfMonth } from "./months-of-range.ts";

type Trace = AnswerOf<typeof contract.getDayTrace>["trace"];

interface DayToFreeze {
	readonly result: AnsweredDay;
	/** Empty unless asked for. */
	readonly trace: Trace;
}

export interface MonthToFreeze {
	readonly days: readonly DayToFreeze[];
	/** Those that held on any of its days. */
	readonly rules: readonly {
		readonly ruleId: string;
		readonly versionId: string;
		readonly name: string;
	}[];
}

/**
 * What a month of some people comes to now, by the functions that make what is kept of days; as many statements for all as
 * for one.
 *
 * @param month e.g. 2026-11, one that is over
 * @returns by their ids; who is not there is left out
 */
export async function monthsToFreeze(
	tx: Tx,
	whose: { readonly tenantId: string; readonly userIds: readonly string[] },
	month: string,
	isTraced: boolean,
): Promise<ReadonlyMap<string, MonthToFreeze>> {
	const { tenantId, userIds } = whose;
	const reckoned = await monthsOfPeople(tx, tenantId, userIds, rangeOfMonth(month), isTraced);
	return new Map(reckoned.map((one) => [one.input.person.id, toFreeze(one, isTraced)]));
}

function toFreeze(reckoned: ReckonedMonth, isTraced: boolean): MonthToFreeze {
	return {
		days: reckoned.days.map((one) => ({
			result: answeredDay(one, reckoned, dayBeyondAll),
			trace: isTraced ? traceOf(one, reckoned) : [],
		})),
		rules: reckoned.rules.map(({ ruleId, versionId, name }) => ({ ruleId, versionId, name })),
	};
}

/** Every day of a month that is closed is over. */
const dayBeyondAll = "9999-12-31";
