import { expect, test } from "vitest";
import type { ShiftPlan } from "../../../contract.ts";
import type { PlannedShift } from "../plan-items.ts";
import { alikeVacancies, vacancyFor } from "./alike-vacancies.ts";
import { layProposed, type ProposedForPlan, stillOpen } from "./lay-proposed.ts";
import type { Vacancy } from "./read-demand.ts";

const plan = {
	workspaces: [
		{ id: "one", unitId: "north" },
		{ id: "two", unitId: "south" },
	],
	activities: [{ id: "early" }],
} as ShiftPlan;

const times = { day: "2026-07-06", beginMinute: 360, endMinute: 870, activityId: "early" };
const shift = (id: string, userId: string | null) => ({ id, userId, ...times }) as PlannedShift;
const proposed: readonly ProposedForPlan[] = [
	{ key: "open", shiftId: "open", userId: "mia", workspaceId: "one", ...times },
	{ key: "item 2026-07-06 1", shiftId: null, userId: "max", workspaceId: "two", ...times },
];

test("what is proposed counts for its people, a copy of a template with the pauses of its item", () => {
	const shifts = [shift("open", null), shift("left", null), shift("taken", "sven")];
	const demand = { items: [{ id: "item", pauses: [{ minutes: 30 }] }] } as never;
	const laid = layProposed(shifts, { plan, demand, proposed });
	expect(laid.map(({ id, userId }) => [id, userId])).toEqual([
		...[["open", "mia"] as const, ["left", null] as const, ["taken", "sven"] as const],
		["item 2026-07-06 1", "max"],
	]);
	expect(laid.at(-1)).toMatchObject({ pauseMinutes: 30, workspace: 1, activity: 0 });
	expect(stillOpen(shifts, proposed).map(({ id }) => id)).toEqual(["left", "taken"]);
});

test("of what is needed alike somebody is given what her own department needs", () => {
	const needed = (id: string, workspaceId: string, beginMinute = 360) =>
		({ id, iso: times.day, ...times, workspaceId, beginMinute }) as unknown as Vacancy;
	const all = [needed("a", "one"), needed("b", "two"), needed("late", "one", 780)];
	const groups = [...alikeVacancies(all).values()];
	expect(groups.map((own) => own.map(({ id }) => id))).toEqual([["a", "b"], ["late"]]);
	expect(vacancyFor("south", groups[0] ?? [], plan)?.id).toBe("b");
	expect(vacancyFor("elsewhere", groups[0] ?? [], plan)?.id).toBe("a");
});
