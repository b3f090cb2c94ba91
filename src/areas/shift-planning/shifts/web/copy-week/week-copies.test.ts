import { expect, test } from "vitest";
import type { PlanViolation } from "../../contract.ts";
import type { PlannedShift } from "../planner/plan-items.ts";
import { skippedCopies, weekCopies } from "./week-copies.ts";

const shift = (id: string, day: string, more: Partial<PlannedShift> = {}) =>
	({ ...{ id, day, mayPlan: true, workspaceId: "ward" }, ...more }) as PlannedShift;

test("of a week its seven days go on by weeks, as far as one plans them", () => {
	const all = [
		shift("sunday", "2026-07-05"),
		shift("monday", "2026-07-06"),
		shift("foreign", "2026-07-07", { mayPlan: false }),
		shift("placeless", "2026-07-08", { workspaceId: null }),
		shift("last", "2026-07-12"),
		shift("next", "2026-07-13"),
	];
	const { changes } = weekCopies(all, "2026-07-06", 2);
	expect(changes.map(({ copyOf, values }) => `${copyOf} ${values?.day}`)).toEqual([
		"monday 2026-07-20",
		"last 2026-07-26",
	]);
});

test("what cannot be is left out, what only warns is not", () => {
	const said = (change: number, code: string, severity = "WARNING") =>
		({ change, code, severity }) as PlanViolation;
	const skipped = skippedCopies([
		said(0, "ABSENT"),
		said(1, "OVER_8_HOURS"),
		said(2, "REST_TOO_SHORT", "ERROR"),
		said(2, "SHIFT_CONFLICT"),
	]);
	expect([...skipped].map(([nth, { code }]) => [nth, code])).toEqual([
		[0, "ABSENT"],
		[2, "REST_TOO_SHORT"],
	]);
});
