import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { contract } from "../contract.ts";
import { type AnsweredDay, answeredDay } from "./answered-day.ts";
import { traceOf } from "./get-day-trace.ts";
import { monthOfPerson } from "./month-of-person.ts";
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
 * What a person's month comes to now, by the functions that make what is kept of days.
 *
 * @param month e.g. 2026-11, one that is over
 * @returns undefined where there is no such person
 */
export async function monthToFreeze(
	tx: Tx,
	whose: { readonly tenantId: string; readonly userId: string },
	month: string,
	isTraced: boolean,
): Promise<MonthToFreeze | undefined> {
	const range = rangeOfMonth(month);
	const { tenantId, userId } = whose;
	const reckoned = await monthOfPerson(tx, tenantId, userId, range, isTraced);
	if (reckoned === undefined) return undefined;
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
