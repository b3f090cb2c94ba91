import type { Condition, WorkCondition } from "./condition.ts";
import {
	type ConditionSettings,
	prepareCondition,
} from "./condition-catalogue.ts";
import { begunBefore } from "./conditions/begun-before.ts";
import type { PreparedAccount } from "./prepared-account.ts";
import type { AccountPriority } from "./special-account.ts";

const takenUpBefore = begunBefore.prepare({
	type: "BEGUN_BEFORE",
	time: "00:00",
});

/** The law knows no 40 % for who begins after midnight: those hours stay at 25 %. */
const takenUpLater: WorkCondition = {
	on: "WORK",
	testIn(zone) {
		const isBefore = takenUpBefore.testIn(zone);
		return (piece, day) => !isBefore(piece, day);
	},
};

const [evening, core, morning] = [
	between("20:00", "00:00"),
	between("00:00", "04:00"),
	between("04:00", "06:00"),
];

/** § 3b (2) and (3) no. 2 EStG: 0 to 4 h of the day after counts as the day itself, if taken up before 0 h. */
const tail = [core, takenUpBefore];

const nightAccounts = [
	// (1) no. 1 with (2) sentence 2: 20 to 6 h
	account("NIGHT25", "ALWAYS", 25, [
		[evening],
		[core, takenUpLater],
		[morning],
	]),
	// (3) no. 1: 0 to 4 h, if taken up before 0 h
	account("NIGHT40", "ALWAYS", 40, [tail]),
];

const dayAccounts = [
	// (1) no. 2
	account("SUNDAY50", "LOW", 50, [
		[read({ type: "WEEKDAY", weekdays: [7] })],
		[read({ type: "WEEKDAY", weekdays: [7], dayOffset: -1 }), ...tail],
	]),
	// (1) no. 3: public holidays at the place of work, New Year's Eve from 14 h
	account("HOLIDAY125", "MEDIUM", 125, [
		[read({ type: "HOLIDAY", kind: "PUBLIC" })],
		[read({ type: "HOLIDAY", kind: "PUBLIC", dayOffset: -1 }), ...tail],
		[ofYear("12-31T14:00", "01-01T00:00")],
	]),
	// (1) no. 4: Christmas Eve from 14 h, 25 and 26 December, 1 May
	account("HOLIDAY150", "HIGH", 150, [
		[ofYear("12-24T14:00", "12-27T00:00")],
		[ofYear("12-27T00:00", "12-27T04:00"), takenUpBefore],
		[ofYear("05-01T00:00", "05-02T00:00")],
		[ofYear("05-02T00:00", "05-02T04:00"), takenUpBefore],
	]),
];

/**
 * The preset ESTG_3B: the surcharges that § 3b EStG leaves free of tax. Night adds to the one rate of the day, of which
 * the highest counts.
 */
export const estg3bAccounts: readonly PreparedAccount[] = [
	...nightAccounts,
	...dayAccounts,
];

function account(
	code: string,
	priority: AccountPriority,
	factorPercent: number,
	rules: readonly (readonly Condition[])[],
): PreparedAccount {
	return {
		code,
		category: "WORKTIME",
		valueClass: "WAGE",
		priority,
		factorPercent,
		rules,
	};
}

function between(from: string, to: string): Condition {
	return read({ type: "TIME_OF_DAY", from, to });
}

function ofYear(from: string, to: string): Condition {
	return read({ type: "DATE_TIME_RANGE", from, to });
}

function read(settings: ConditionSettings): Condition {
	return prepareCondition(settings);
}
