import type { LimitsState } from "./overtime-limits.ts";

type Limit = number | null;
type Limits = readonly [upper: Limit, upperNotice: Limit, lower: Limit, lowerNotice: Limit];

/** 40 h at most, with a notice from 30 h on; 10 h owed at most, with a notice from 5 h on. */
const usual: Limits = [2400, 1800, -600, -300];
const none: Limits = [null, null, null, null];

export const stateCases: readonly (readonly [
	title: string,
	balance: number,
	limits: Limits,
	state: LimitsState,
])[] = [
	["no limits at all", 99_999, none, "WITHIN"],
	["in between", 0, usual, "WITHIN"],
	["just before the notice", 1799, usual, "WITHIN"],
	["at the notice", 1800, usual, "NEAR_UPPER"],
	["at the limit itself", 2400, usual, "NEAR_UPPER"],
	["a minute above", 2401, usual, "ABOVE_UPPER"],
	["just above the lower notice", -299, usual, "WITHIN"],
	["at the lower notice", -300, usual, "NEAR_LOWER"],
	["at the lower limit", -600, usual, "NEAR_LOWER"],
	["a minute below", -601, usual, "BELOW_LOWER"],
	["an upper limit alone", -99_999, [2400, null, null, null], "WITHIN"],
	["at a limit without notice", 2400, [2400, null, null, null], "WITHIN"],
	["nothing may be owed", -1, [null, null, 0, null], "BELOW_LOWER"],
];

export const faultCases: readonly (readonly [
	title: string,
	limits: Limits,
	fault: string | null,
])[] = [
	["none", none, null],
	["usual", usual, null],
	["upper below lower", [-700, null, -600, null], "upper"],
	["upper and lower alike", [60, null, 60, null], "upper"],
	["notice without limit", [null, 60, null, null], "upperNotice"],
	["notice above its limit", [60, 61, null, null], "upperNotice"],
	["notice at its limit", [60, 60, null, null], null],
	["lower notice without limit", [null, null, null, -60], "lowerNotice"],
	["lower notice below its limit", [null, null, -60, -61], "lowerNotice"],
	["notices that cross", [600, 0, -600, 0], "upperNotice"],
];

export const capCases: readonly (readonly [balance: number, cap: Limit, above: number])[] = [
	[3000, 2400, 600],
	[2400, 2400, 0],
	[-60, 0, 0],
	[60, 0, 60],
	[3000, null, 0],
];
