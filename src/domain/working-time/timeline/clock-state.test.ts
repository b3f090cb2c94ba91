import fc from "fast-check";
import { expect, test } from "vitest";
import { dayBounds } from "../../time/day-bounds.ts";
import { secondOf } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import { clockCases } from "./clock-state.cases.ts";
import { type ClockEntry, clockState } from "./clock-state.ts";

const day = dayBounds(dayOfIso("2026-11-21"), zoneOf("Europe/Berlin"));
const shiftGapMinutes = 180;

function at(hours: number): EpochSecond {
	return (secondOf(day.begin) + Math.round(hours * 3600)) as EpochSecond;
}

test.each(clockCases)("$title", ({ title: _, now, entries, ...expected }) => {
	const all = entries.map(([begin, end, classType, nodeId], index) => ({
		id: String(index),
		begin: at(begin),
		end: end === null ? null : at(end),
		classType,
		nodeId: nodeId ?? null,
	}));
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
	const state = clockState({
		entries: [entry],
		running: null,
		day: night,
		now,
		shiftGapMinutes,
	});
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
				if (row.classType === "BREAK") breaks += row.seconds;
				const entry = { id: String(index), begin, end, ...row } as const;
				begin = end;
				return entry;
			});
			const state = clockState({
				entries,
				running: null,
				day,
				now: begin,
				shiftGapMinutes,
			});
			expect(state.workTime + state.pauseTime - breaks).toBe(begin - at(0));
		}),
		process.env.LONG === undefined ? { numRuns: 500, seed: 20_261_121 } : { numRuns: 10_000 },
	);
});
