import { type LeaveAmount, readAmount } from "#domain/leave/amount/account-unit.ts";
import { wholeDay } from "#domain/leave/leave-days.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { texts } from "./amount-text.ts";

type AmountFormat = Pick<Format, "number" | "amount" | "hours">;

export interface AmountStyle {
	/** A plus above 0. */
	readonly sign?: boolean;
	/** Days with as few decimals as they need: "20", not "20,0". */
	readonly brief?: boolean;
}

/** An amount as it travels. Example: "20" → "20,0"; "8.3333" → "8,33"; "-0.5" → "−0,5"; "160:30" → "160:30 h" */
export function printAmount(written: string, format: AmountFormat, style?: AmountStyle): string {
	return printUnits(readAmount(written), format, style);
}

/** The same with its noun. Example: "20" → "20,0 Tage"; "160:30" → "160:30 h" */
export function sayAmount(
	written: string,
	format: AmountFormat,
	words: Words<typeof texts>,
	style?: AmountStyle,
): string {
	return sayUnits(readAmount(written), format, words, style);
}

export function sayUnits(
	amount: LeaveAmount,
	format: AmountFormat,
	words: Words<typeof texts>,
	style?: AmountStyle,
): string {
	const text = printUnits(amount, format, style);
	return amount.unit === "MINUTES" ? text : words.days(text);
}

/** Of days one decimal, two where there are more. */
export function printUnits(
	{ unit, units }: LeaveAmount,
	format: AmountFormat,
	{ sign = false, brief = false }: AmountStyle = {},
): string {
	if (unit === "MINUTES") return `${format.hours(units, { sign })}\u00a0h`;
	const days = units / wholeDay;
	if (brief) return format.amount(days, { sign });
	const text = format.number(days, units % (wholeDay / 10) === 0 ? 1 : 2);
	return sign && days > 0 ? `+${text}` : text;
}
