/** One day of leave. All quantities of days are whole numbers of its ten thousandths, so that sums have no rest. */
export const wholeDay = 10_000;

/** A number of days, rounded half up (away from zero) to ten thousandths. Example: 8.33333 → 83_333. */
export function unitsOf(days: number): number {
	// what floating point left below a half belongs on it
	const units = Math.round(Math.abs(days) * wholeDay + 1e-6);
	return days < 0 ? 0 - units : units;
}

/** Written with the decimals it has. Example: 83_333 → "8.3333", 200_000 → "20", −5_000 → "-0.5". */
export function writtenDays(units: number): string {
	const size = Math.abs(units);
	const fraction = String(size % wholeDay)
		.padStart(4, "0")
		.replace(/0+$/, "");
	const sign = units < 0 ? "-" : "";
	const whole = Math.floor(size / wholeDay);
	return fraction === "" ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** The written form, as the database and the simulator have it, in units. Example: "8.3333" → 83_333. */
export function unitsOfWritten(text: string): number {
	return unitsOf(Number(text));
}
