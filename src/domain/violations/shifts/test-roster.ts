import { layShift } from "../../shifts/shift-times.ts";
import { dayOfIso, isoDayPlus } from "../../time/iso-day.ts";
import { zoneOf } from "../../time/zone.ts";
import type { WrittenShift } from "./roster.cases.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";
import { type RosterRules, usualAverage, usualDaysInRow } from "./roster-rules.ts";
import type { RulesOf } from "./roster-violations.ts";
import { type Horizon, horizonOf } from "./time/day-line.ts";

export const zone = zoneOf("Europe/Berlin");

type Given = Partial<Parameters<typeof horizonOf>[1]>;

/** A year and a half around December 2026, of which nothing is known but what is given. */
export function horizon(given: Given = {}): Horizon {
	return horizonOf(
		{ from: dayOfIso("2026-01-01"), to: dayOfIso("2027-12-31") },
		{ zone, worked: [], farShifts: [], away: [], holidays: new Set(), ...given },
	);
}

export const usual: RosterFacts = {
	...{ zone, adultFrom: null, exempt: [], recorded: new Set() },
	...{ absences: [], unavailable: [], qualifications: [] },
	...{ contracts: [], maternity: [], termsOn: null, hoursOn: () => null },
	employments: [{ from: dayOfIso("2020-01-01"), to: null }],
	horizon: horizon(),
};

export function rulesOf(given: Partial<RosterRules> = {}): RulesOf {
	const rules: RosterRules = {
		...{ severities: {}, mostDaysInRow: usualDaysInRow, averageOver: usualAverage },
		...{ mayOverride: false, ...given },
	};
	return () => rules;
}

/** Shifts at a time of the day on some days of a week, week after week from a Monday on. */
export function weeksOf(
	monday: string,
	weeks: number,
	{ weekdays, at }: { readonly weekdays: readonly number[]; readonly at: string },
): RosterShift[] {
	return Array.from({ length: weeks }, (_, week) => week).flatMap((week) =>
		weekdays.map((weekday) => {
			const day = isoDayPlus(monday, week * 7 + weekday - 1);
			return read(`${day} ${at}`, day);
		}),
	);
}

const pattern = /^(\S+) (\d+):(\d+)-(\d+):(\d+)(?: \+(\d+))?$/;

/** With half an hour of pause in its middle, unless it says how long. */
export function read(given: WrittenShift, id: string): RosterShift {
	const { at, kind } = typeof given === "string" ? { at: given, kind: "WORK" as const } : given;
	const [, iso = "", ...numbers] = pattern.exec(at) ?? [];
	const [h1 = 0, m1 = 0, h2 = 0, m2 = 0, pause = Number.NaN] = numbers.map(Number);
	const [beginMinute, endMinute] = [h1 * 60 + m1, h2 * 60 + m2];
	const minutes = Number.isNaN(pause) ? 30 : pause;
	const day = dayOfIso(iso);
	const middle = Math.floor((beginMinute + endMinute) / 2);
	const pauses = minutes === 0 || kind !== "WORK" ? [] : [{ minute: middle, minutes }];
	const laid = layShift({ day, beginMinute, endMinute, pauses }, zone);
	return { ...laid, id, day, kind, workspaceId: "w", activityId: "k", requirements: [] };
}
