import type { PlainLayout } from "./plain-layout.ts";

type Form = Pick<PlainLayout, "rounding" | "decimals" | "decimalMark" | "hours">;

/**
 * A fraction with so many decimals, rounded as the layout says. In whole numbers: a binary fraction would put some halves on
 * the wrong side.
 *
 * Example: 455 of 60 with 2 decimals → "7,58"
 */
export function writtenFraction(
	amount: number,
	whole: number,
	{ rounding, decimals, decimalMark }: Omit<Form, "hours">,
): string {
	const size = BigInt(Math.abs(amount)) * 10n ** BigInt(decimals);
	const unit = BigInt(whole);
	const add = { HALF_UP: unit / 2n, DOWN: 0n, UP: unit - 1n }[rounding];
	const digits = String((size + add) / unit).padStart(decimals + 1, "0");
	const sign = amount < 0 && /[1-9]/.test(digits) ? "-" : "";
	if (decimals === 0) return sign + digits;
	return `${sign}${digits.slice(0, -decimals)}${decimalMark}${digits.slice(-decimals)}`;
}

/** Minutes as the layout writes hours. */
export function writtenHours(minutes: number, form: Form): string {
	if (form.hours === "MINUTES") return String(minutes);
	if (form.hours === "DECIMAL") return writtenFraction(minutes, 60, form);
	const size = Math.abs(minutes);
	const rest = String(size % 60).padStart(2, "0");
	return `${minutes < 0 ? "-" : ""}${Math.floor(size / 60)}:${rest}`;
}
