/** A decimal number as it travels: text with a point, or a number. */
export type DecimalText = string | number;

/**
 * Whole hundredths of a decimal number, halves away from zero, read digit by digit so that no binary fraction puts a half
 * on the wrong side.
 *
 * Example: "2.5" → 250; "-0.005" → -1
 */
export function hundredthsOf(given: DecimalText): number {
	const text = typeof given === "number" ? given.toFixed(6) : given;
	const [whole = "", decimals = ""] = text.replace("-", "").split(".");
	const digits = decimals.padEnd(3, "0");
	const size =
		Number(whole) * 100 + Number(digits.slice(0, 2)) + ((digits[2] ?? "0") >= "5" ? 1 : 0);
	return text.startsWith("-") ? 0 - size : size;
}

/** With two decimals and a comma. Example: -125 → "-1,25" */
export function writtenHundredths(hundredths: number): string {
	const digits = String(Math.abs(hundredths)).padStart(3, "0");
	return `${hundredths < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** The hundredths that a field of a file says; undefined where it is no number. Example: "168,5" → 16_850 */
export function readHundredths(text: string): number | undefined {
	const [, sign, whole, decimals = ""] = /^(-?)(\d{1,10})(?:,(\d{1,2}))?$/.exec(text) ?? [];
	if (whole === undefined) return undefined;
	const size = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
	return sign === "-" ? 0 - size : size;
}
