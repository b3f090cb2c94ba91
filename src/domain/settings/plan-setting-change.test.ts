import { expect, test } from "vitest";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import { holdingOn, planSettingChange } from "./plan-setting-change.ts";

const dayBefore = (day: string) => isoOfDay((dayOfIso(day) - 1) as LocalDay);
const own = [
	{ id: "a", value: 1, validFrom: "2026-01-01", validTo: "2026-02-28" },
	{ id: "b", value: 2, validFrom: "2026-03-01", validTo: null },
];

test.each([
	["the first value", [], "2026-02-01", 9, [undefined, undefined, null]],
	["between two", own, "2026-02-01", 9, ["a", undefined, "2026-02-28"]],
	["on the same day", own, "2026-03-01", 9, [undefined, "b", null]],
	["before all", own, "2025-12-01", 9, [undefined, undefined, "2025-12-31"]],
	["given up", own, "2026-04-01", null, ["b", undefined, undefined]],
	["given up at once", own, "2026-03-01", null, [undefined, "b", undefined]],
] as const)("%s", (_name, rows, from, value, [shortened, replaced, until]) => {
	const change = planSettingChange<number>(rows, from, value, dayBefore);
	expect(change.shortened).toBe(shortened);
	expect(change.replaced).toBe(replaced);
	expect(change.added?.validTo).toBe(until);
	expect(change.added?.validFrom).toBe(until === undefined ? undefined : from);
});

test("a gap between two values belongs to neither", () => {
	const gapped = [{ ...own[0], validTo: "2026-01-31" } as (typeof own)[0], own[1]];
	expect(holdingOn(gapped as typeof own, "2026-02-01")).toBeUndefined();
	expect(holdingOn(gapped as typeof own, "2026-03-01")?.id).toBe("b");
});
