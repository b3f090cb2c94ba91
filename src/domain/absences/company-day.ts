import type { DayCost, LeaveRange } from "../leave/day-cost.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";

/** Why somebody has no part in days on which a company is away together. */
export const leftOutReasons = ["CHOSEN", "RULES", "NO_WORKDAY", "MONTH_CLOSED", "OWN"] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** What is known of one person when a company wants to be away. */
export interface CompanyDayFacts {
	readonly costs: readonly Pick<DayCost, "cost">[];
	readonly violations: readonly {
		readonly severity: "INFO" | "WARNING" | "ERROR";
		readonly acceptable: boolean;
	}[];
	/** A month that it reaches is closed. */
	readonly isClosed: boolean;
	/** It is the person's who decides, and the kind is never decided about oneself. */
	readonly isOwn: boolean;
}

/** What was decided for all, and of one person by name. */
export interface CompanyDayWish {
	/** Of whom it breaks rules. */
	readonly onViolation: "SKIP" | "CREATE";
	/** Said of this person alone. */
	readonly chosen: "SKIP" | "CREATE" | null;
}

export interface CompanyDayFate {
	/** Null: she gets hers. */
	readonly leftOut: LeftOut | null;
	/** It can be decided otherwise. */
	readonly mayChoose: boolean;
}

/** Whether a person gets hers. Nothing opens a closed month or a rule that nobody may put aside. */
export function companyDayFate(facts: CompanyDayFacts, wish: CompanyDayWish): CompanyDayFate {
	const { costs, violations, isClosed, isOwn } = facts;
	const fixed = (leftOut: LeftOut) => ({ leftOut, mayChoose: false });
	if (isOwn) return fixed("OWN");
	if (isClosed) return fixed("MONTH_CLOSED");
	// of days that nobody works nothing would come
	if (costs.every(({ cost }) => cost === 0)) return fixed("NO_WORKDAY");
	if (violations.some(({ acceptable }) => !acceptable)) return fixed("RULES");
	const isClean = violations.every(({ severity }) => severity === "INFO");
	const usual = isClean ? "CREATE" : wish.onViolation;
	if ((wish.chosen ?? usual) === "CREATE") return { leftOut: null, mayChoose: true };
	return { leftOut: wish.chosen === "SKIP" ? "CHOSEN" : "RULES", mayChoose: true };
}

/**
 * The part of some days that lies within an employment; null where none does.
 *
 * @param employment the last day null: open
 */
export function withinEmployment(
	range: LeaveRange,
	employment: { readonly from: LocalDay | null; readonly to: LocalDay | null },
	since: LocalDay | null = null,
): LeaveRange | null {
	const part: DayRange = {
		from: Math.max(range.from, employment.from ?? range.from, since ?? range.from) as LocalDay,
		to: Math.min(range.to, employment.to ?? range.to) as LocalDay,
	};
	if (part.from > part.to) return null;
	const fromPart = part.from === range.from ? range.fromPart : "WHOLE";
	const toPart = part.to === range.to ? range.toPart : "WHOLE";
	if (part.from < part.to) return { ...part, fromPart, toPart };
	const only = fromPart === "WHOLE" ? toPart : fromPart;
	return { ...part, fromPart: only, toPart: only };
}
