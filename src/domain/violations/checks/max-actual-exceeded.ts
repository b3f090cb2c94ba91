import { type CheckedMonth, excessOver } from "../checked-month.ts";

/** More minutes in a month than the contract allows; told of the day on which they were passed. */
export function maxActualExceeded(month: CheckedMonth) {
	if (month.maxMonthlyMinutes === null) return null;
	const excess = excessOver(month.days, month.maxMonthlyMinutes);
	if (excess === null) return null;
	return {
		code: "MAX_ACTUAL_EXCEEDED",
		severity: "WARNING",
		...excess,
	} as const;
}
