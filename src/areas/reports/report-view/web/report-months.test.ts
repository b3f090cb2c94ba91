import { expect, test } from "vitest";
import { movedMonths } from "./report-months.ts";

const months = { from: "2026-09", to: "2026-11" };

test.each([
	[{ from: "2026-10" }, { from: "2026-10", to: "2026-11" }],
	[{ from: "2026-12" }, { from: "2026-12", to: "2026-12" }],
	[{ from: "2024-11" }, { from: "2024-11", to: "2026-10" }],
	[{ to: "2026-09" }, { from: "2026-09", to: "2026-09" }],
	[{ to: "2026-01" }, { from: "2026-01", to: "2026-01" }],
	[{ to: "2028-09" }, { from: "2026-10", to: "2028-09" }],
])("%o is a range that can be asked for", (moved, expected) => {
	expect(movedMonths(months, moved)).toEqual(expected);
});
