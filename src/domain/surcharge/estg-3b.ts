import type { ConditionSettings } from "./condition-catalogue.ts";
import {
	type AccountPriority,
	type PreparedAccount,
	prepareAccount,
	type SpecialAccount,
} from "./special-account.ts";

const [evening, core, morning] = [
	between("20:00", "00:00"),
	between("00:00", "04:00"),
	between("04:00", "06:00"),
];

const takenUpBefore: ConditionSettings = { type: "BEGUN_BEFORE", time: "00:00" };

/** The law knows no 40 % for who begins after midnight: those hours stay at 25 %. */
const takenUpLater: ConditionSettings = { ...takenUpBefore, isLater: true };

/** § 3b (2) and (3) no. 2 EStG: 0 to 4 h of the day after counts as the day itself, if taken up before 0 h. */
const tail = [core, takenUpBefore];

const nightAccounts = [
	// (1) no. 1 with (2) sentence 2: 20 to 6 h
	account("NIGHT25", "ALWAYS", 25, [[evening], [core, takenUpLater], [morning]]),
	// (3) no. 1: 0 to 4 h, if taken up before 0 h
	account("NIGHT40", "ALWAYS", 40, [tail]),
];

const dayAccounts = [
	// (1) no. 2
	account("SUNDAY50", "LOW", 50, [
		[{ type: "WEEKDAY", weekdays: [7] }],
		[{ type: "WEEKDAY", weekdays: [7], dayOffset: -1 }, ...tail],
	]),
	// (1) no. 3: public holidays at the place of work, New Year's Eve from 14 h
	account("HOLIDAY125", "MEDIUM", 125, [
		[{ type: "HOLIDAY", kind: "PUBLIC" }],
		[{ type: "HOLIDAY", kind: "PUBLIC", dayOffset: -1 }, ...tail],
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
 * the highest counts. Given as settings, so that a company may keep them as accounts of its own.
 */
export const estg3bPreset: readonly SpecialAccount[] = [...nightAccounts, ...dayAccounts];

/** The preset, read. */
export const estg3bAccounts: readonly PreparedAccount[] = estg3bPreset.map(prepareAccount);

function account(
	code: string,
	priority: AccountPriority,
	factorPercent: number,
	rules: ConditionSettings[][],
): SpecialAccount {
	return {
		code,
		category: "WORKTIME",
		valueClass: "WAGE",
		priority,
		factorPercent,
		rules: rules.map((conditions) => ({ conditions })),
	};
}

function between(from: string, to: string): ConditionSettings {
	return { type: "TIME_OF_DAY", from, to };
}

function ofYear(from: string, to: string): ConditionSettings {
	return { type: "DATE_TIME_RANGE", from, to };
}
