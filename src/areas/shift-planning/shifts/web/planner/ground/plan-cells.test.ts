import { expect, test } from "vitest";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { PlanPerson } from "../../../contract/plan-people.ts";
import { planCells } from "./plan-cells.ts";

const first = 20_000 as LocalDay;
const figures = {} as PlanPerson["figures"];

/** Of three days: what is free by schedule, as "from-to", each as day and minute. */
function freeOf(hours: PlanPerson["hours"], byHours: boolean): string[] {
	const people = new Map([["mia", { userId: "mia", said: [], hours, figures }]]);
	const words = { whatOf: () => "", offWords: "frei" };
	return planCells(people, { first, days: 3, byHours, ...words }).map(
		({ from, to, beginMinute, endMinute }) =>
			`${from - first} ${beginMinute} - ${to - first} ${endMinute}`,
	);
}

// biome-ignore format: a table, one case a line
test.each<[string, PlanPerson["hours"], boolean, string[]]>([
	["no schedule, nothing to say", null, false, []],
	["who works on no day is free on all", [], false, ["0 0 - 2 1440"]],
	["whole days around a day of work", [[1, 480, 960]], false, ["0 0 - 0 1440", "2 0 - 2 1440"]],
	["by hours, around the hours", [[1, 480, 960]], true, ["0 0 - 1 480", "1 960 - 2 1440"]],
	["two stretches of a day", [[0, 480, 720], [0, 780, 1440], [1, 0, 1440], [2, 0, 1440]], true, ["0 0 - 0 480", "0 720 - 0 780"]],
	["a night passes midnight", [[0, 1260, 1800]], true, ["0 0 - 0 1260", "1 360 - 2 1440"]],
])("%s", (_, hours, byHours, expected) => {
	expect(freeOf(hours, byHours)).toEqual(expected);
});
