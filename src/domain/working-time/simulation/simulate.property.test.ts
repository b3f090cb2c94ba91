import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { legalSteps } from "../rules/autopause.cases.ts";
import { simulate } from "./simulate.ts";
import type { SimulationAnswer } from "./simulation-answer.ts";
import { mondayToFriday, week } from "./simulation-case.ts";
import type { SimulationQuestion } from "./simulation-input.ts";

const runs = { numRuns: 60, seed: 20_261_121 };
const zones = [
	"Europe/Berlin",
	"America/Sao_Paulo",
	"Australia/Lord_Howe",
	"Asia/Kolkata",
	"America/New_York",
] as const;
type Entries = NonNullable<SimulationQuestion["trackings"]>;

/** The nights of the change and an ordinary one. */
const anchors = [
	"2026-03-28T18:00Z",
	"2026-10-24T18:00Z",
	"2018-11-03T20:00Z",
	"2026-04-04T10:00Z",
	"2026-06-09T06:00Z",
].map((text) => Date.parse(text) / 1000);

const classes = ["WORKTIME", "ACTION", "PAUSE", "BREAK"] as const;

/** Entries one after the other, some with gaps, in seconds. */
const entries = fc
	.record({
		anchor: fc.constantFrom(...anchors),
		after: fc.integer({ min: 0, max: 100_000 }),
		lengths: fc.array(
			fc.tuple(
				fc.integer({ min: 0, max: 15_000 }),
				fc.integer({ min: 1, max: 20_000 }),
				fc.constantFrom(...classes),
			),
			{ minLength: 1, maxLength: 6 },
		),
	})
	.map(({ anchor, after, lengths }) => {
		let at = anchor + after;
		return lengths.map(([gap, length, classType]) => {
			const begin = at + (gap < 7500 ? 0 : gap);
			at = begin + length;
			return { begin: instant(begin), end: instant(at), classType };
		});
	});

function instant(second: number): string {
	return new Date(second * 1000).toISOString();
}

const times = { frame: { begin: "05:00", end: "22:00" } };
const breaks = [{ begin: "12:00", minutes: 30 }];
const allRules: NonNullable<SimulationQuestion["rules"]> = [
	{ type: "NORMALIZE2WORKTIME", to: "FRAME" },
	{ type: "ROUNDING", target: "BEGIN", mode: "MERCANTILE", gridMinutes: 15 },
	{ type: "ROUNDING", target: "END", mode: "DOWN", gridMinutes: 10 },
	{ type: "AUTOPAUSE", behaviour: "ABOVE_THRESHOLD", steps: legalSteps },
	{ type: "ROUNDING", target: "DURATION", mode: "UP", gridMinutes: 6 },
	{ type: "OVERTIME", period: "WEEK", afterMinutes: 300 },
];

function around(trackings: Entries, more: Partial<SimulationQuestion> = {}): SimulationAnswer {
	const days = trackings
		.flatMap(({ begin, end }) => [begin, end ?? begin])
		.map((text) => text.slice(0, 10))
		.sort();
	const shifted = (text: string | undefined, by: number) =>
		Temporal.PlainDate.from(text ?? "")
			.add({ days: by })
			.toString();
	const answer = simulate({
		from: shifted(days[0], -1),
		to: shifted(days.at(-1), 2),
		trackings,
		...more,
	});
	if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
	return answer;
}

const office: Partial<SimulationQuestion> = {
	rules: allRules,
	preset: "ESTG_3B",
	worksheet: { weeks: [week(mondayToFriday, 480, { ...times, breaks })] },
};

test("what was booked in one piece or in two is the same", () => {
	fc.assert(
		fc.property(entries, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (whole, share) => {
			const split = whole.flatMap((entry): Entries => {
				const begin = Date.parse(entry.begin) / 1000;
				const end = Date.parse(entry.end) / 1000;
				const middle = instant(Math.floor(begin + (end - begin) * share));
				return [
					{ ...entry, end: middle },
					{ ...entry, begin: middle },
				];
			});
			expect(around(split, office)).toEqual(around(whole, office));
		}),
		runs,
	);
});

test("the order of the entries has no meaning", () => {
	fc.assert(
		fc.property(
			entries.chain((list) =>
				fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
			),
			([list, shuffled]) => {
				expect(around(shuffled, office)).toEqual(around(list, office));
			},
		),
		runs,
	);
});

/** Minutes on each local day, between the midnights that Temporal names. */
function minutesByDay(begin: number, end: number, zone: string): Record<string, number> {
	const minutes: Record<string, number> = {};
	let date = Temporal.PlainDate.from(dayAt(begin, zone));
	for (let reached = begin; reached < end; date = date.add({ days: 1 })) {
		const next = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
		const until = Math.min(end, next / 60_000);
		if (until > reached) minutes[date.toString()] = until - reached;
		reached = Math.max(reached, until);
	}
	return minutes;
}

function dayAt(minute: number, zone: string): string {
	return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
		.toZonedDateTimeISO(zone)
		.toPlainDate()
		.toString();
}

function workedByDay({ days }: SimulationAnswer): Record<string, number> {
	return Object.fromEntries(
		days
			.filter(({ workedMinutes }) => workedMinutes > 0)
			.map(({ date, workedMinutes }) => [date, workedMinutes]),
	);
}

describe.each(zones)("one stretch in %s", (timeZone) => {
	const stretches = fc.tuple(
		fc.constantFrom(...anchors),
		fc.integer({ min: 0, max: 2000 }),
		fc.integer({ min: 1, max: 1900 }),
	);

	test("lies on the days that Temporal names", () => {
		fc.assert(
			fc.property(stretches, ([anchor, after, length]) => {
				const begin = anchor / 60 + after;
				const end = begin + length;
				const entry = { begin: instant(begin * 60), end: instant(end * 60) };
				const whole = around([entry], { timeZone });
				expect(workedByDay(whole)).toEqual({ [dayAt(begin, timeZone)]: length });
				const worksheet = { attribution: "SPLIT" } as const;
				const split = around([entry], { timeZone, worksheet });
				expect(workedByDay(split)).toEqual(minutesByDay(begin, end, timeZone));
			}),
			{ ...runs, numRuns: 25 },
		);
	});
});
