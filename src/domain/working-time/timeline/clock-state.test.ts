import fc from "fast-check";
import { expect, test } from "vitest";
import { dayBounds } from "../../time/day-bounds.ts";
import { secondOf } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import { clockCases, type Row } from "./clock-state.cases.ts";
import { type ClockEntry, clockState } from "./clock-state.ts";
import { entryMinutes } from "./entry-minutes.ts";

const day = dayBounds(dayOfIso("2026-11-21"), zoneOf("Europe/Berlin"));
const shiftGapMinutes = 180;

function at(hours: number): EpochSecond {
	return (secondOf(day.begin) + Math.round(hours * 3600)) as EpochSecond;
}

function entriesOf(rows: readonly Row[]): ClockEntry[] {
	return rows.map(([begin, end, classType, nodeId], index) => ({
		id: String(index),
		begin: at(begin),
		end: end === null ? null : at(end),
		classType,
		nodeId: nodeId ?? null,
	}));
}

test.each(clockCases)("$title", ({ title: _, now, entries, ...expected }) => {
	const all = entriesOf(entries);
	const running = all.find((entry) => entry.end === null) ?? null;
	const closed = all.filter((entry) => entry.end !== null);
	const facts = { running, day, now: at(now), shiftGapMinutes };
	const state = clockState({ ...facts, entries: closed });
	expect({
		status: state.status,
		work: state.workTime / 3600,
		pause: state.pauseTime / 3600,
		nodes: hoursByNode(state.workTimeByNode),
		runningNode: state.runningNodeId,
	}).toEqual({ nodes: {}, runningNode: null, ...expected });
	// the running entry may be among the others too
	expect(clockState({ ...facts, entries: all })).toEqual(state);
});

function hoursByNode(seconds: ReadonlyMap<string, number>) {
	return Object.fromEntries([...seconds].map(([node, value]) => [node, value / 3600]));
}

test.each([
	["work", 8, [[8, null, "WORKTIME"]]],
	[
		"work after a pause and an action, without a gap",
		8,
		[
			[12.5, null, "WORKTIME"],
			[11, 12.5, "ACTION"],
			[10, 11, "PAUSE"],
			[8, 10, "WORKTIME"],
		],
	],
	[
		"a project over work",
		8,
		[
			[8, 10, "WORKTIME"],
			[10, null, "WORKTIME", "P"],
		],
	],
	[
		"work after a gap",
		12.5,
		[
			[8, 12, "WORKTIME"],
			[12.5, null, "WORKTIME"],
		],
	],
	[
		"an action over work",
		10,
		[
			[8, 10, "WORKTIME"],
			[10, null, "ACTION"],
		],
	],
	[
		"a pause",
		12,
		[
			[8, 12, "WORKTIME"],
			[12, null, "PAUSE"],
		],
	],
	[
		"a break",
		12,
		[
			[8, 12, "WORKTIME"],
			[12, null, "BREAK"],
		],
	],
	[
		"work of a night, after midnight",
		-2,
		[
			[-2, 0, "WORKTIME"],
			[0, 1, "PAUSE"],
			[1, null, "WORKTIME"],
		],
	],
	["nothing", null, [[8, 12, "WORKTIME"]]],
] as const)("%s is shown since %s", (_, since, rows) => {
	const entries = entriesOf(rows);
	const running = entries.find((entry) => entry.end === null) ?? null;
	const state = clockState({ entries, running, day, now: at(14), shiftGapMinutes });
	expect(state.since).toBe(since === null ? null : at(since));
});

test("the night of the change counts real hours", () => {
	const night = dayBounds(dayOfIso("2026-10-24"), zoneOf("Europe/Berlin"));
	const entry: ClockEntry = {
		id: "1",
		begin: (Date.parse("2026-10-24T20:00Z") / 1000) as EpochSecond,
		end: (Date.parse("2026-10-25T05:00Z") / 1000) as EpochSecond,
		classType: "WORKTIME",
		nodeId: null,
	};
	const now = entry.end as EpochSecond;
	const state = clockState({ entries: [entry], running: null, day: night, now, shiftGapMinutes });
	// 22:00 to 06:00 on the wall clock
	expect(state.workTime).toBe(9 * 3600);
});

test("work and pause never exceed the time since the first entry, breaks counted once", () => {
	const lengths = fc.array(
		fc.record({
			seconds: fc.integer({ min: 1, max: 9_000 }),
			classType: fc.constantFrom("WORKTIME", "ACTION", "PAUSE", "BREAK"),
			nodeId: fc.constantFrom(null, "P", "Q"),
		}),
		{ minLength: 1, maxLength: 9 },
	);
	fc.assert(
		fc.property(lengths, (rows) => {
			let begin = at(0);
			let breaks = 0;
			const entries = rows.map((row, index) => {
				const end = (begin + row.seconds) as EpochSecond;
				if (row.classType === "BREAK") breaks += entryMinutes(begin, end) * 60;
				const entry = { id: String(index), begin, end, ...row } as const;
				begin = end;
				return entry;
			});
			const state = clockState({ entries, running: null, day, now: begin, shiftGapMinutes });
			expect(state.workTime + state.pauseTime - breaks).toBe(entryMinutes(at(0), begin) * 60);
		}),
		process.env.LONG === undefined ? { numRuns: 500, seed: 20_261_121 } : { numRuns: 10_000 },
	);
});
