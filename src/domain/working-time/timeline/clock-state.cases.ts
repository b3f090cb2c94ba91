import type { TimeClass } from "./time-class.ts";

/** Begin and end in hours from the day's midnight (−2 is 22:00 of the day before), class, node. */
export type Row = readonly [number, number | null, TimeClass, string?];

interface ClockCase {
	readonly title: string;
	readonly now: number;
	/** The one without an end runs. */
	readonly entries: readonly Row[];
	readonly status: "RUNNING" | "PAUSED" | "STOPPED";
	/** Hours. */
	readonly work: number;
	readonly pause: number;
	readonly nodes?: Readonly<Record<string, number>>;
	readonly runningNode?: string;
}

// biome-ignore format: a table, one case a line
export const clockCases: readonly ClockCase[] = [
	{ title: "nothing", now: 8, entries: [], status: "STOPPED", work: 0, pause: 0 },
	{ title: "working", now: 10, entries: [[8, null, "WORKTIME"]], status: "RUNNING", work: 2, pause: 0 },
	{ title: "an action is work", now: 10, entries: [[8, null, "ACTION"]], status: "RUNNING", work: 2, pause: 0 },
	{ title: "gone", now: 20, entries: [[8, 12, "WORKTIME"]], status: "STOPPED", work: 4, pause: 0 },
	{ title: "paused", now: 12.5, entries: [[8, 12, "WORKTIME"], [12, null, "PAUSE"]], status: "PAUSED", work: 4, pause: 0.5 },
	{ title: "a break is paid and yet a pause", now: 12.5, entries: [[8, 12, "WORKTIME"], [12, null, "BREAK"]], status: "PAUSED", work: 4.5, pause: 0.5 },
	{ title: "back from the pause", now: 13, entries: [[8, 12, "WORKTIME"], [12, 12.5, "PAUSE"], [12.5, null, "WORKTIME"]], status: "RUNNING", work: 4.5, pause: 0.5 },
	{ title: "order of the entries does not matter", now: 13, entries: [[12.5, null, "WORKTIME"], [12, 12.5, "PAUSE"], [8, 12, "WORKTIME"]], status: "RUNNING", work: 4.5, pause: 0.5 },
	{ title: "project over work: both clocks run", now: 11, entries: [[8, 10, "WORKTIME"], [10, null, "WORKTIME", "P"]], status: "RUNNING", work: 3, pause: 0, nodes: { P: 1 }, runningNode: "P" },
	{ title: "two projects, one twice", now: 14, entries: [[8, 9, "WORKTIME", "P"], [9, 11, "WORKTIME", "Q"], [11, null, "WORKTIME", "P"]], status: "RUNNING", work: 6, pause: 0, nodes: { P: 4, Q: 2 }, runningNode: "P" },
	{ title: "a paused project does not run", now: 13, entries: [[10, 12, "WORKTIME", "P"], [12, null, "PAUSE"]], status: "PAUSED", work: 2, pause: 1, nodes: { P: 2 } },
	{ title: "night shift of yesterday, running: whole", now: 2, entries: [[-2, null, "WORKTIME"]], status: "RUNNING", work: 4, pause: 0 },
	{ title: "night shift of yesterday, paused after midnight: whole", now: 2, entries: [[-2, 1, "WORKTIME"], [1, null, "PAUSE"]], status: "PAUSED", work: 3, pause: 1 },
	{ title: "night shift of yesterday, over: of yesterday", now: 7, entries: [[-2, 2, "WORKTIME"], [2, 6, "WORKTIME"]], status: "STOPPED", work: 0, pause: 0 },
	{ title: "night shift over, a new shift runs", now: 15, entries: [[-2, 6, "WORKTIME"], [14, null, "WORKTIME"]], status: "RUNNING", work: 1, pause: 0 },
	{ title: "a gap of 180 min still belongs to the night shift", now: 6, entries: [[-2, 2, "WORKTIME"], [5, null, "WORKTIME"]], status: "RUNNING", work: 5, pause: 0 },
	{ title: "a longer gap begins a new shift", now: 6, entries: [[-2, 1.9, "WORKTIME"], [5, null, "WORKTIME"]], status: "RUNNING", work: 1, pause: 0 },
	{ title: "a shift of yesterday before the night shift is not counted", now: 2, entries: [[-16, -12, "WORKTIME"], [-2, null, "WORKTIME"]], status: "RUNNING", work: 4, pause: 0 },
	{ title: "begun in the last second of yesterday", now: 7, entries: [[-1 / 3600, 6, "WORKTIME"]], status: "STOPPED", work: 0, pause: 0 },
	{ title: "begun at midnight", now: 7, entries: [[0, 6, "WORKTIME"]], status: "STOPPED", work: 6, pause: 0 },
	{ title: "two shifts of one day", now: 23, entries: [[6, 10, "WORKTIME"], [18, 22, "WORKTIME"]], status: "STOPPED", work: 8, pause: 0 },
	{ title: "a shift of today that ends tomorrow, entered ahead: what has passed", now: 23, entries: [[22, 30, "WORKTIME"]], status: "STOPPED", work: 1, pause: 0 },
	{ title: "an entry later today has not been worked", now: 9, entries: [[8, null, "WORKTIME"], [14, 16, "WORKTIME"]], status: "RUNNING", work: 1, pause: 0 },
	{ title: "of tomorrow", now: 9, entries: [[32, 40, "WORKTIME"]], status: "STOPPED", work: 0, pause: 0 },
	{ title: "a day that is over: none of the next one", now: 41, entries: [[8, 10, "WORKTIME"], [32, 40, "WORKTIME"]], status: "STOPPED", work: 2, pause: 0 },
	{ title: "credited sickness is no clock time and joins no shifts", now: 4, entries: [[-2, -1, "WORKTIME"], [-1, 3, "WORKTIME_SICK"], [3, null, "WORKTIME"]], status: "RUNNING", work: 1, pause: 0 },
	{ title: "booked a few seconds ahead of the server", now: 8, entries: [[8.01, null, "WORKTIME"]], status: "RUNNING", work: 0, pause: 0 },
];
