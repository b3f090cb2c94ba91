import type { LocalDay } from "../time/quantities.ts";
import type { LeaveRuleKind } from "./leave-rule.ts";

/** What a line of an account does to it. */
export const leaveLineKinds = [
	"ENTITLEMENT",
	"CUT",
	"CARRY_OVER",
	"TAKEN",
	"EXPIRY",
	"MODIFICATION",
	"PAYOUT",
	"WAIVER",
] as const;
export type LeaveLineKind = (typeof leaveLineKinds)[number];

/** What is written by hand: days that are given or taken away, what is paid out at the exit, and what is waived. */
export const handKinds = ["MODIFICATION", "PAYOUT", "WAIVER"] as const;
export type HandKind = (typeof handKinds)[number];

export function isByHand(kind: LeaveLineKind): kind is HandKind {
	return (handKinds as readonly LeaveLineKind[]).includes(kind);
}

/** Leave that no rule grants: a day off in place of a holiday that was worked. */
export const substituteOrigin = "SUBSTITUTE";

/** Where leave comes from: the kind of the rule that grants it, or what it is in place of. */
export type LeaveOrigin = LeaveRuleKind | typeof substituteOrigin;

/** What nobody can waive (§ 13 BUrlG, § 208 SGB IX, § 19 JArbSchG, § 11 ArbZG). */
export function isGrantedByLaw(origin: string): boolean {
	return lawful.has(origin);
}

const lawful: ReadonlySet<string> = new Set(["STATUTORY", "DISABLED", "YOUTH", substituteOrigin]);

/** What cuts a year's leave by declaration. */
export const cutKinds = ["PARENTAL", "CARE"] as const;
export type CutKind = (typeof cutKinds)[number];

/** One line of a leave account; quantities are in the unit of the account, taken ones below 0. */
export interface LeaveLine {
	readonly kind: LeaveLineKind;
	readonly origin: LeaveOrigin | CutKind;
	readonly units: number;
	readonly effectiveOn: LocalDay;
	/** The last day on which it may be taken; null: never lost. */
	readonly expiresOn: LocalDay | null;
	/** How it was reckoned, in signs and figures. */
	readonly steps: readonly string[];
	readonly law: string | null;
	/** Of an EXTRA rule. */
	readonly label?: string;
	/** Of a cut. */
	readonly fullCalendarMonths?: number;
	/** The year that it was carried over from. */
	readonly fromYear?: number;
	/** The absence that takes it. */
	readonly absence?: number;
	/** The rule, by its place in the list of rules. */
	readonly rule?: number;
}
