import type { AccountUnit } from "../../../leave/amount/account-units.ts";
import { type AbsenceFacts, information, type Rule, warning } from "../absence-facts.ts";

export interface NegativeRemainingLeave extends Rule {
	readonly code: "NEGATIVE_REMAINING_LEAVE";
	readonly year: number;
	/** In the unit of the account. */
	readonly remaining: number;
	readonly unit: AccountUnit;
}

/** What may be taken in advance is told, and stands in nobody's way. */
export function negativeRemainingLeave({ account }: AbsenceFacts): NegativeRemainingLeave[] {
	return (account ?? []).flatMap(({ year, unit, after, advance }): NegativeRemainingLeave[] => {
		if (after === null || after >= 0) return [];
		const rule = after >= 0 - advance ? information : warning;
		return [{ code: "NEGATIVE_REMAINING_LEAVE", ...rule, year, remaining: after, unit }];
	});
}
