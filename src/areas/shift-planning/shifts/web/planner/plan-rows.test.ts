import { expect, test } from "vitest";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import type { ShiftPlan } from "../../contract.ts";
import { texts } from "../text.ts";
import { rowsOf } from "./plan-rows.ts";
import { withoutReasons } from "./wall-plan.ts";

const person = (id: string, unitId: string) => ({
	...{ id, firstName: id, lastName: "Muster", unitId },
	...{ entryDate: null, exitDate: null, mayPlan: true, targetMinutes: null, shifts: [] },
});

/** The office comes first by its name, and has nothing to be staffed. */
const plan = (mayPlan: boolean): ShiftPlan => ({
	...{ from: "2026-07-01", total: 3, page: 1, pageSize: 25, open: [], shapes: [], ids: [] },
	...{ activities: [], undo: null, redo: null },
	people: [person("Alma", "office"), person("Mia", "ward"), person("Max", "ward")],
	units: ["office", "ward"].map((id) => ({ id, name: id })),
	workspaces: [
		{
			...{ id: "one", name: "Station 1", unitId: "ward", color: "#1f8a70", activityIds: [] },
			...{ mayPlan, isAsked: true },
		},
	],
});

function shown(mayPlan: boolean) {
	const { rows, groups } = rowsOf({
		...{ plan: plan(mayPlan), shifts: [], view: "PEOPLE", t: texts["de-DE"], format: formatNow() },
		...{ people: new Map(), figures: new Map(), ownId: "Max" },
		range: { from: 20_000 as LocalDay, to: 20_006 as LocalDay },
	});
	return {
		rows: rows.map(({ id }) => id),
		groups: groups.map(({ id, note }) => `${id}: ${note}`),
	};
}

test("departments with something to staff come first; who plans sees what nobody has on top, who does not sees herself", () => {
	const groups = ["ward: 2 Personen", "office: 1 Person"];
	expect(shown(true)).toEqual({ rows: ["open", "Alma", "Mia", "Max"], groups });
	expect(shown(false)).toEqual({ rows: ["Max", "Alma", "Mia"], groups });
});

test("what hangs on a wall says that somebody is away, never why", () => {
	const day = { from: 20_000 as LocalDay, to: 20_001 as LocalDay, rowId: "Mia" };
	const sick = {
		id: "sick",
		...day,
		state: "APPROVED",
		label: "Krankheit",
		tone: "#c00",
		note: "AU",
	};
	const shift = { id: "shift", ...day, state: "PLANNED", label: "Frühdienst", tone: "#d9a514" };
	const items = [sick, shift] as readonly TimelineItem[];
	expect(withoutReasons(items, items.slice(0, 1), texts["de-DE"].away)).toEqual([
		{ id: "sick", ...day, state: "APPROVED", label: "Abwesend", short: "Abw" },
		shift,
	]);
});
