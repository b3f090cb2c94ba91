/** Seconds as minutes and seconds. Example: 272 → "04:32". */
export function lockTime(seconds: number): string {
	return [Math.floor(seconds / 60), seconds % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
