import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { type ChildSickDay, childSickQuota, childSickYears } from "./child-sick.ts";

// biome-ignore format: a table, one case a line
test.each<[number, number, "two parents" | "alone", number | null]>([
	[2026, 0, "two parents", 0],
	[2026, 1, "two parents", 15],
	[2026, 2, "two parents", 30],
	[2026, 3, "two parents", 35],
	[2026, 1, "alone", 30],
	[2026, 2, "alone", 60],
	[2026, 3, "alone", 70],
	[2024, 1, "two parents", 15],
	[2023, 1, "two parents", null],
	[2027, 1, "two parents", null],
])("in %i for %i children, %s: %s days", (year, children, parents, days) => {
	const quota = childSickQuota(year, { children, isSingleParent: parents === "alone" });
	expect(quota).toBe(days === null ? null : days * 10_000);
});

/** `2026-07-06` a workday, `2026-07-06/2` half of one, `2026-07-05/0` none. */
const days = (written: string): ChildSickDay[] =>
	written.split(" ").flatMap((one) => {
		const [day = "", part = "1"] = one.split("/");
		const cost = part === "0" ? 0 : 10_000 / Number(part);
		return day === "" ? [] : [{ day: dayOfIso(day), cost }];
	});
const row = (from: string, to: string | null, children: number, isSingleParent = false) => ({
	...{ from: dayOfIso(from), to: to === null ? null : dayOfIso(to), children, isSingleParent },
});

// biome-ignore format: a table, one case a line
test.each<[string, string, string, Parameters<typeof childSickYears>[2], string[]]>([
	["nothing declared", "2026-07-06 2026-07-07", "", [], ["2026: 0 → 2 of 15, one child?"]],
	["a weekend costs nothing", "2026-07-03 2026-07-04/0 2026-07-05/0 2026-07-06", "", [], ["2026: 0 → 2 of 15, one child?"]],
	["half a day is half a day", "2026-07-06/2", "2026-07-02", [], ["2026: 1 → 1.5 of 15, one child?"]],
	["only a weekend", "2026-07-04/0", "2026-07-02", [], ["2026: 1 → 1 of 15, one child?"]],
	["each year has its own", "2025-12-31 2026-01-02", "2025-03-03 2026-02-02 2026-02-03", [], ["2025: 1 → 2 of 15, one child?", "2026: 2 → 3 of 15, one child?"]],
	["declared", "2026-07-06", "", [row("2020-01-01", null, 2)], ["2026: 0 → 1 of 30, 2 children"]],
	["alone since the day before", "2026-07-06", "", [row("2020-01-01", "2026-07-04", 1), row("2026-07-05", null, 1, true)], ["2026: 0 → 1 of 30, 1 children"]],
	["declared for later", "2026-07-06", "", [row("2026-07-07", null, 3)], ["2026: 0 → 1 of 15, one child?"]],
	["the last of its days decides", "2026-07-06 2026-07-07", "", [row("2026-07-07", null, 3)], ["2026: 0 → 2 of 35, 3 children"]],
	["a year of which nothing is known", "2027-01-04", "2027-01-05", [row("2020-01-01", null, 1)], ["2027: 1 → 2 of null, 1 children"]],
])("%s", (_, own, others, declared, expected) => {
	const told = childSickYears(days(own), days(others), declared).map((one) => {
		const quota = one.quota === null ? null : one.quota / 10_000;
		const who = one.isDeclared ? `${one.children} children` : "one child?";
		return `${one.year}: ${one.before / 10_000} → ${one.after / 10_000} of ${quota}, ${who}`;
	});
	expect(told).toEqual(expected);
});
