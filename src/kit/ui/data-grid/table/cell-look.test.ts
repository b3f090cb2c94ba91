import { expect, test } from "vitest";
import { formatFor } from "#kit/web/format/format.ts";
import { column } from "../column/column.tsx";
import { texts as words } from "../text.ts";
import { lookOf } from "./cell-look.ts";

const printer = { format: formatFor("de-DE", "TIME", "Europe/Berlin"), words: words["de-DE"] };
const given = { id: "x", title: "X" };

function isClipped(names: readonly string[], width: number): boolean {
	const tags = column.tags({ ...given, value: () => names.map((name) => ({ name })) });
	return lookOf(tags, width, {}, undefined, printer).includes("grid-clip");
}

test.each([
	[[], 60, false],
	[["Nacht"], 200, false],
	[["Nacht", "Leitung"], 200, false],
	[["Nacht", "Leitung", "Springer"], 200, true],
	// four edges need what the letters leave over
	[["A", "B", "C", "D"], 120, true],
])("tags %j in %i px are clipped: %s", (names, width, clipped) => {
	expect(isClipped(names, width)).toBe(clipped);
});

test("what a page draws itself is always clipped", () => {
	const slot = column.slot({ ...given, render: () => null });
	expect(lookOf(slot, 500, {}, undefined, printer)).toContain("grid-clip");
});
