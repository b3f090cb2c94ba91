import type { RuleViolation } from "#kit/contract/rule-violation.ts";

/** A violated rule in words. */
export interface ShownViolation extends Pick<RuleViolation, "severity" | "acceptable"> {
	readonly text: string;
	/** What would mend it with one click. */
	readonly repair?: { readonly label: string; readonly run: () => void };
}

/** One date of a series, or the only one. */
export interface ViolationGroup {
	readonly id: string;
	/** Of a series: its date. */
	readonly title?: string;
	readonly violations: readonly ShownViolation[];
}

export interface ViolationQuestion {
	readonly title: string;
	readonly text?: string;
	readonly groups: readonly ViolationGroup[];
	/** Single dates may be left out. */
	readonly isSeries?: boolean;
	/** There is a conflicting shift that the person asked may change, and a tool for it. */
	readonly offersShiftsTool?: boolean;
	/** It is done with a reason only. */
	readonly asksReason?: boolean;
}

export interface ViolationAnswer {
	/** Ids of the groups that are left out. */
	readonly skipped: readonly string[];
	readonly openShiftsTool: boolean;
	/** Empty where none was asked for. */
	readonly reason: string;
}
