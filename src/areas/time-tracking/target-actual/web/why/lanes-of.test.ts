import { expect, test } from "vitest";
import type { DayTrace } from "./day-trace.ts";
import { sampleDay } from "./test-day.ts";
import { lanesOf } from "./use-lanes.ts";

const names = {
	plan: "Plan",
	booked: "Gebucht",
	counted: "Gewertet",
	credit: (minutes: number) => `${minutes} min`,
};
const { explanation } = sampleDay;

function told(day: DayTrace): string[] {
	return lanesOf(day, names).map(({ bars }) =>
		bars.map(({ kind, end, begin }) => `${kind} ${end - begin}`).join(", "),
	);
}

test("planned, booked and counted, with the credit behind the work", () => {
	expect(told(sampleDay)).toEqual([
		"plan 492, pause 30, core 360",
		"work 266, pause 18, work 331, requested 30",
		"cut 7, work 259, pause 18, work 263, autopause 27, work 38, credit 12",
	]);
});

test("shifts stand for the worksheet's hours, standby among them", () => {
	const span = { begin: "2026-11-19T05:00:00Z", end: "2026-11-19T13:00:00Z" };
	const shifts = [
		{ ...span, classType: "SHIFT_MORNING", pauses: [] },
		{ ...span, classType: "SHIFT_STANDBY", pauses: [] },
	];
	const plan = { ...explanation.plan, coreTime: null, shifts };
	const day = { ...sampleDay, explanation: { ...explanation, plan } };
	expect(told(day)[0]).toBe("plan 480, standby 480");
});

test("a day of leave is credited where work was planned", () => {
	const day = {
		...sampleDay,
		intervals: [],
		extraMinutes: 0,
		absenceCreditMinutes: 462,
		explanation: { ...explanation, bookings: [] },
	};
	expect(told(day).slice(1)).toEqual(["", "credit 462"]);
	const plan = { ...explanation.plan, workingTime: null, coreTime: null };
	const free = { ...day, explanation: { ...day.explanation, plan } };
	expect(told(free)).toEqual(["", "", ""]);
});
