export interface LaneAxis {
	/** Epoch minutes, both on a full hour. */
	readonly begin: number;
	readonly end: number;
	/** Epoch minutes at which an hour is written. */
	readonly ticks: readonly number[];
}

/** No shorter than this, so that a short entry is no wide bar. */
const leastHours = 10;
const mostTicks = 14;
const steps = [1, 2, 3, 4, 6, 12, 24];

/** What a bar stands for; each has its own pattern beside its colour. */
export const barKinds = [
	"work",
	"pause",
	"autopause",
	"break",
	"standby",
	"cut",
	"credit",
	"requested",
	"plan",
	"core",
] as const;
export type BarKind = (typeof barKinds)[number];

/** A stretch of time in epoch minutes, `end` exclusive. */
export interface LaneBar {
	readonly begin: number;
	readonly end: number;
	readonly kind: BarKind;
	/** Instead of its times, where it has none of its own. */
	readonly text?: string;
}

export interface Lane {
	readonly name: string;
	/** What counts in the end. */
	readonly isMain?: boolean;
	/** Later ones lie on earlier ones. */
	readonly bars: readonly LaneBar[];
}

/**
 * The stretch that holds every bar, an hour of room around it; undefined where there is none. Zones with offsets of
 * half an hour write no full hours.
 *
 * Example: 07:38 to 17:53 → 06:00 to 19:00, a tick an hour
 */
export function laneAxis(lanes: readonly Lane[]): LaneAxis | undefined {
	const bars = lanes.flatMap((lane) => lane.bars);
	if (bars.length === 0) return undefined;
	const first = Math.min(...bars.map(({ begin }) => begin));
	const last = Math.max(...bars.map(({ end }) => end));
	const from = Math.ceil(first / 60) - 1;
	const to = Math.max(Math.floor(last / 60) + 1, from + leastHours);
	const hours = to - from;
	const step = steps.find((one) => hours / one < mostTicks) ?? 24;
	const count = Math.floor(hours / step) + 1;
	const ticks = Array.from({ length: count }, (_, nth) => from + nth * step);
	return { begin: from * 60, end: to * 60, ticks: ticks.map((hour) => hour * 60) };
}
