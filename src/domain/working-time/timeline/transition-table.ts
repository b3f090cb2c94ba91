/** What a booking asks for; `eventOf` tells it. */
export type TimelineEvent =
	| "START_WORK"
	| "START_PROJECT"
	| "START_PAUSE"
	| "END_WORK"
	| "END_PROJECT"
	| "END_PAUSE";

export type TransitionCondition =
	| "ALWAYS"
	| "SOMETHING_RUNS"
	| "ITS_PROJECT_OVER_WORK"
	| "ITS_PROJECT_ALONE"
	| "PAUSE_RUNS";

export type LayerEffect = "BOOKED" | "KEPT" | "NONE";

export interface TransitionRow {
	readonly event: TimelineEvent;
	readonly condition: TransitionCondition;
	readonly work: LayerEffect;
	readonly project: LayerEffect;
	readonly pause: LayerEffect;
}

/**
 * How the layers of a timeline change: the first row whose event and condition fit. Where none fits, nothing that the
 * booking could end is running. A function of the database runs the same table; change both together.
 */
// biome-ignore format: a table, one row a line
export const transitionTable: readonly TransitionRow[] = [
	{ event: "START_WORK",    condition: "ALWAYS",                work: "BOOKED", project: "NONE",   pause: "NONE" },
	{ event: "START_PROJECT", condition: "ALWAYS",                work: "KEPT",   project: "BOOKED", pause: "NONE" },
	{ event: "START_PAUSE",   condition: "ALWAYS",                work: "KEPT",   project: "KEPT",   pause: "BOOKED" },
	{ event: "END_WORK",      condition: "SOMETHING_RUNS",        work: "NONE",   project: "NONE",   pause: "NONE" },
	{ event: "END_PROJECT",   condition: "ITS_PROJECT_OVER_WORK", work: "KEPT",   project: "NONE",   pause: "KEPT" },
	{ event: "END_PROJECT",   condition: "ITS_PROJECT_ALONE",     work: "NONE",   project: "NONE",   pause: "NONE" },
	{ event: "END_PAUSE",     condition: "PAUSE_RUNS",            work: "KEPT",   project: "KEPT",   pause: "NONE" },
];
