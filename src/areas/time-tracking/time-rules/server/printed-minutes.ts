/** Minutes for a message, the same in every language. Example: -95 → "−1:35". */
export function printedMinutes(minutes: number): string {
	const size = Math.abs(minutes);
	const rest = String(size % 60).padStart(2, "0");
	return `${minutes < 0 ? "−" : ""}${Math.floor(size / 60)}:${rest}`;
}
