import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { test } from "vitest";
import { secondOf } from "../../time/epoch.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import type { WorkFact } from "../facts.ts";
import { attributeShifts } from "./attribute-shifts.ts";

const zones = [
	"Europe/Berlin",
	// changed at midnight: days began at 1 o'clock
	"America/Sao_Paulo",
	// changes by half an hour
	"Australia/Lord_Howe",
	"Asia/Kolkata",
	"America/New_York",
] as const;

/** Begins within these years, and every fifth of them in a night of a change. */
const years = [2018, 2026] as const;
const nights = [
	"2026-03-28T18:00Z",
	"2026-10-24T18:00Z",
	"2018-11-03T20:00Z",
	"2018-02-17T18:00Z",
	"2026-04-04T10:00Z",
	"2026-10-03T10:00Z",
	"2026-03-08T00:00Z",
	"2026-11-01T00:00Z",
].map((text) => Date.parse(text) / 60_000);

const begins = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.tuple(fc.constantFrom(...years), fc.integer({ min: 0, max: 525_599 }))
			.map(([year, after]) => Date.UTC(year, 0, 1) / 60_000 + after),
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(fc.constantFrom(...nights), fc.integer({ min: 0, max: 900 }))
			.map(([night, after]) => night + after),
	},
);

interface Midnight {
	readonly day: LocalDay;
	/** Epoch minutes. */
	readonly begin: number;
}

/** Where Temporal begins the days of the years, and of some before and after them. */
function midnightsIn(zone: string): Midnight[] {
	return years.flatMap((year) =>
		Array.from({ length: 372 }, (_, nth) => {
			const date = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: nth - 3 });
			const begin = date.toZonedDateTime(zone).startOfDay().epochMilliseconds;
			return { day: dayOfIso(date.toString()), begin: begin / 60_000 };
		}),
	);
}

/** The place of the last midnight that is not behind a minute. */
function placeOf(midnights: readonly Midnight[], minute: number): number {
	let [low, high] = [0, midnights.length];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((midnights[middle] as Midnight).begin <= minute) low = middle;
		else high = middle;
	}
	return low;
}

function minutesByDay(
	midnights: readonly Midnight[],
	begin: number,
	end: number,
): [day: number, minutes: number][] {
	const parts: [number, number][] = [];
	let reached = begin;
	for (let place = placeOf(midnights, begin); reached < end; place++) {
		const until = Math.min(end, (midnights[place + 1] as Midnight).begin);
		const { day } = midnights[place] as Midnight;
		parts.push([day, until - reached]);
		reached = until;
	}
	return parts;
}

function attributed(
	begin: number,
	end: number,
	zone: string,
	isSplit: boolean,
): [day: number, minutes: number][] {
	const entry: WorkFact = {
		begin: secondOf(begin as EpochMinute),
		end: secondOf(end as EpochMinute),
		classType: "WORKTIME",
		activityId: null,
		workspaceId: null,
		unitId: null,
	};
	const attribution = { zone: zoneOf(zone), shiftGapMinutes: 180, isSplit: () => isSplit };
	return attributeShifts([entry], attribution).map(({ day, shift }) => [
		day,
		shift.entries.reduce((sum, one) => sum + (one.end - one.begin) / 60, 0),
	]);
}

test.each(zones)(
	"20,000 random intervals in %s lie on the days, and are as long there, as Temporal says",
	(zone) => {
		const midnights = midnightsIn(zone);
		fc.assert(
			fc.property(begins, fc.integer({ min: 1, max: 2160 }), (begin, length) => {
				const end = begin + length;
				const expected = minutesByDay(midnights, begin, end);
				const first = (expected[0] as [number, number])[0];
				const whole = attributed(begin, end, zone, false);
				const split = attributed(begin, end, zone, true);
				return (
					whole.length === 1 &&
					whole[0]?.[0] === first &&
					whole[0]?.[1] === length &&
					split.length === expected.length &&
					split.every(
						([day, minutes], nth) => day === expected[nth]?.[0] && minutes === expected[nth]?.[1],
					)
				);
			}),
			{ numRuns: 20_000, seed: 20_261_121 },
		);
	},
	// a second or so; more where others have the machine
	30_000,
);
