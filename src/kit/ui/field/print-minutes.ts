/** A minute of the day as on a clock; beyond midnight it begins anew. Example: 495 → "08:15", 1800 → "06:00". */
export function printMinutes(minutes: number): string {
	const ofDay = minutes > 1440 ? minutes - 1440 : minutes;
	const two = (part: number) => String(part).padStart(2, "0");
	return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
