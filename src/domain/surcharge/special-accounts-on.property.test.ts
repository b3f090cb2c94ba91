import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zoneOf } from "../time/zone.ts";
import type { SurchargeCalendar } from "./condition.ts";
import type { ConditionSettings } from "./condition-catalogue.ts";
import { accountPriorities, prepareAccount, type SpecialAccount } from "./special-account.ts";
import { calendarOf, minutesByCode } from "./test-pieces.ts";
import { minutesOf, shifts, type WallClock, wallClockOf } from "./test-shifts.ts";
import { timeCategories, type WorkedPiece } from "./worked-piece.ts";

const times = fc
	.integer({ min: 0, max: 1439 })
	.map((minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);

const yearly: fc.Arbitrary<string> = fc.constantFrom(
	"12-24T14:00",
	"12-25T00:00",
	"01-01T05:30",
	"05-01T00:00",
	"10-25T02:30",
	"03-29T03:00",
);

const conditions: fc.Arbitrary<ConditionSettings> = fc
	.oneof(
		fc.record({ type: fc.constant("TIME_OF_DAY" as const), from: times, to: times }),
		fc.record({
			type: fc.constant("WEEKDAY" as const),
			weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
			dayOffset: fc.integer({ min: -1, max: 1 }),
		}),
		fc.record({
			type: fc.constant("HOLIDAY" as const),
			dayOffset: fc.integer({ min: -1, max: 1 }),
		}),
		fc.record({ type: fc.constant("DATE_TIME_RANGE" as const), from: yearly, to: yearly }),
		fc.record({ type: fc.constant("ACTIVITY" as const), activities: fc.constant<string[]>(["a"]) }),
		fc.record({
			type: fc.constant("MIN_DURATION" as const),
			minutes: fc.integer({ min: 0, max: 900 }),
		}),
		fc.record({ type: fc.constant("BEGUN_BEFORE" as const), time: times }),
	)
	.map((each): ConditionSettings => each);

const accounts: fc.Arbitrary<SpecialAccount[]> = fc
	.array(
		fc.record({
			category: fc.constantFrom(...timeCategories),
			valueClass: fc.constant("HOUR" as const),
			priority: fc.constantFrom(...accountPriorities),
			factorPercent: fc.constant(100),
			rules: fc.array(fc.record({ conditions: fc.array(conditions, { maxLength: 3 }) }), {
				maxLength: 3,
			}),
		}),
		{ maxLength: 5 },
	)
	.map((list) => list.map((each, nth) => ({ ...each, code: `A${nth}` })));

function pad(value: number): string {
	return String(value).padStart(2, "0");
}

/** Codes that get a minute: the rules read one by one, without cuts and plans. */
function codesAt(
	each: WorkedPiece,
	{ day, hour, minute }: WallClock,
	given: readonly ReturnType<typeof prepareAccount>[],
	calendar: SurchargeCalendar,
): string[] {
	const present = given.filter(
		({ category, rules }) =>
			category === each.category &&
			rules.some((conditions) =>
				conditions.every((condition) =>
					condition.on === "CALENDAR"
						? condition.holds(day, hour * 60 + minute, calendar)
						: condition.testIn(calendar.zone)(each, day),
				),
			),
	);
	const best = accountPriorities.find(
		(priority) => priority !== "ALWAYS" && present.some((account) => account.priority === priority),
	);
	return present
		.filter(({ priority }) => priority === "ALWAYS" || priority === best)
		.map(({ code }) => code);
}

describe.each(["Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe"])(
	"accounts in %s",
	(name) => {
		const zone = zoneOf(name);
		const wallClock = wallClockOf(name);
		const calendar = calendarOf(
			{ "2026-04-05": [1, "PUBLIC"], "2026-12-25": [1, "PUBLIC"], "2026-06-14": [0.5, "OTHER"] },
			zone,
		);

		test("are those of each single minute", () => {
			fc.assert(
				fc.property(shifts, accounts, (pieces, given) => {
					const read = given.map(prepareAccount);
					const sums: Record<string, number> = {};
					for (const [each, minute] of minutesOf(pieces)) {
						for (const code of codesAt(each, wallClock(minute), read, calendar))
							sums[code] = (sums[code] ?? 0) + 1;
					}
					expect(minutesByCode(pieces, read, calendar)).toEqual(sums);
				}),
				{ numRuns: 80, seed: 20_261_121 },
			);
		});
	},
);
