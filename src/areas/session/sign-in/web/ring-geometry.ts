const minutesPerDay = 1440;

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A minute of the day on a ring of 24 hours: midnight on top, noon at the bottom. Example: 06:00 at radius 10 → { x: 10, y: 0 }. */
export function pointOf(minuteOfDay: number, radius: number): Point {
	const angle = (minuteOfDay / minutesPerDay) * 2 * Math.PI;
	return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}

/** The path of an arc from one minute of the day clockwise to another, over midnight where need be. */
export function arcPath(from: number, to: number, radius: number): string {
	const span = (to - from + minutesPerDay) % minutesPerDay;
	const start = pointOf(from, radius);
	const end = pointOf(to, radius);
	const isLarge = span > minutesPerDay / 2 ? 1 : 0;
	return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${end.x} ${end.y}`;
}

function round(value: number): number {
	// no "-0" in a path
	return Math.round(value * 100) / 100 + 0;
}
