import { useFormat } from "#kit/web/format/format.ts";
import type { Payroll } from "../contract.ts";

export type Line = Payroll["lines"][number];
export type Amounts = Pick<Line, "minutes" | "days">;

/** Whether a line counts days: what has none of either now may have had some in the month before. */
export function isInDays(...amounts: readonly (Amounts | null)[]): boolean {
	const counted = amounts.find((one) => one !== null && (one.minutes !== 0 || one.days !== 0));
	return counted != null && counted.minutes === 0;
}

/** As people read amounts, and as files say them. */
export function useAmounts() {
	const format = useFormat();
	return {
		written: ({ minutes, days }: Amounts, isDays: boolean, sign = false) =>
			isDays ? format.amount(days / 10_000, { sign }) : format.hours(minutes, { sign }),
		decimals: ({ minutes, days }: Amounts, isDays: boolean, places = 2) =>
			format.number(isDays ? days / 10_000 : minutes / 60, places),
	};
}
