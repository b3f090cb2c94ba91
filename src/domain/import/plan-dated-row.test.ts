import { expect, test } from "vitest";
import { type HeldRow, planDatedRow } from "./plan-dated-row.ts";

const row = (id: string, from: string, to: string | null, minutes: number): HeldRow => ({
	...{ id, version: 1, from, to },
	values: { minutes, other: "kept" },
});
const held = [row("a", "2024-01-01", "2024-12-31", 2400), row("b", "2026-01-01", null, 1800)];

test.for([
	// day, minutes, until → what is written
	["2024-06-01", 2400, null, undefined],
	["2024-06-01", 1200, null, { from: "2024-06-01", to: "2024-12-31", ends: "a" }],
	["2024-01-01", 1200, null, "BEGINS_THEN"],
	["2024-01-01", 2400, null, undefined],
	["2023-06-01", 1200, null, { from: "2023-06-01", to: "2023-12-31" }],
	["2025-03-01", 1200, null, { from: "2025-03-01", to: "2025-12-31" }],
	["2025-03-01", 1200, "2025-06-30", { from: "2025-03-01", to: "2025-06-30" }],
	["2026-01-02", 1200, null, { from: "2026-01-02", to: null, ends: "b" }],
] as const)("from %s on %i minutes, until %s", ([from, minutes, until, expected]) => {
	const plan = planDatedRow(held, from, { minutes, further: 1 }, until);
	const told =
		typeof plan === "object"
			? { from: plan.from, to: plan.to, ...(plan.ends && { ends: plan.ends.id }) }
			: plan;
	expect(told).toEqual(expected);
});

test("without any row it holds until further notice", () => {
	expect(planDatedRow([], "2026-02-28", { minutes: 1 })).toEqual({
		...{ from: "2026-02-28", to: null, values: { minutes: 1 } },
	});
});
