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
