/** Minutes of a day as its clock shows them: `08:15`. */
export function clockOf(minute: number): string {
	const two = (value: number) => String(value).padStart(2, "0");
	return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
