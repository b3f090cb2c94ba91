import { expect, test } from "vitest";
import { closingHindrance } from "./closing-hindrance.ts";

const over = { isClosed: false, lastDay: "2026-10-31", today: "2026-11-01", runningEntries: 0 };

test.each([
	[{}, null],
	[{ today: "2026-10-31" }, "NOT_OVER"],
	[{ runningEntries: 1 }, "ENTRY_RUNNING"],
	[{ runningEntries: 1, today: "2026-10-31" }, "NOT_OVER"],
	[{ isClosed: true, runningEntries: 1 }, "ALREADY_CLOSED"],
] as const)("%j → %s", (state, hindrance) => {
	expect(closingHindrance({ ...over, ...state })).toBe(hindrance);
});
