import { expect, test } from "vitest";
import type { DayTrace } from "./day-trace.ts";
import { days } from "./test-day.ts";
import { lanesOf } from "./use-lanes.ts";

const names = {
	plan: "Plan",
	booked: "Gebucht",
	counted: "Gewertet",
	credit: (minutes: number) => `${minutes} min`,
};

function told(day: DayTrace): string[] {
	return lanesOf(day, names).map(({ bars }) =>
		bars.map(({ kind, end, begin }) => `${kind} ${end - begin}`).join(", "),
	);
}

test("planned, booked and counted, with the credit behind the work", () => {
	expect(told(days.thursday)).toEqual([
		"plan 492, pause 30, core 360",
		"work 266, pause 18, work 331, requested 30",
		"cut 7, work 255, pause 30, work 285, autopause 15, work 20, credit 12",
	]);
});

test("shifts stand for the worksheet's hours, standby among them", () => {
	expect(told(days.shifts)[0]).toBe("plan 480, standby 480, core 360");
});

test("a day of leave is credited where work was planned", () => {
	expect(told(days.leave).slice(1)).toEqual(["", "credit 462"]);
	expect(told(days.leaveWithoutTimes)).toEqual(["", "", ""]);
});
