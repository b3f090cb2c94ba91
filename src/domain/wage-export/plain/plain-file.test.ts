import { describe, expect, test } from "vitest";
import type { ExportTerms } from "../entries-of-lines.ts";
import { exportFacts, exportLine, office, wageMapping } from "../export-case.ts";
import { exportFile } from "../export-file.ts";
import { writtenFraction, writtenHours } from "./plain-amount.ts";
import {
	layoutFault,
	type PlainLayout,
	plainLayout,
	plainPresets,
	presetLayout,
} from "./plain-layout.ts";

const simple = presetLayout("WAGE_TYPES", (field) => field);

describe("amounts are rounded as the layout says, never by a binary fraction", () => {
	test.each<[string, number, Partial<PlainLayout>]>([
		["7,58", 455, {}],
		["7,50", 450, { rounding: "UP" }],
		["0,02", 1, { rounding: "UP" }],
		["-0,01", -1, { rounding: "DOWN" }],
		["0,0", -1, { rounding: "DOWN", decimals: 1 }],
		["-0,02", -1, {}],
		["-1.2500", -75, { decimals: 4, decimalMark: "." }],
		["8", 450, { decimals: 0 }],
		["-7:30", -450, { hours: "CLOCK" }],
		["450", 450, { hours: "MINUTES" }],
	])("%s", (expected, minutes, more) => {
		expect(writtenHours(minutes, { ...simple, ...more })).toBe(expected);
	});
	test("also beyond what doubles hold", () => {
		expect(writtenFraction(9_007_199_254_740_991, 100, simple)).toBe("90071992547409,91");
	});
});

test("presets are layouts that somebody can read", () => {
	for (const preset of plainPresets) {
		const layout = presetLayout(preset, (field) => field);
		expect(plainLayout.safeParse(layout).success).toBe(true);
		expect(layoutFault(layout)).toBeUndefined();
	}
});

test.each<[ReturnType<typeof layoutFault>, Partial<PlainLayout>]>([
	["NO_PERSON", { columns: [{ field: "value", title: "" }] }],
	["NO_AMOUNT", { columns: [{ field: "personnelNo", title: "" }] }],
	["SAME_MARK", { separator: "," }],
	["TITLE_CHARACTER", { columns: simple.columns.map((one) => ({ ...one, title: "≥" })) }],
	[undefined, { separator: ",", fileType: "XLSX" }],
])("%s", (expected, more) => {
	expect(layoutFault({ ...simple, ...more })).toBe(expected);
});

const terms: ExportTerms = {
	...{ type: "PLAIN", month: "2026-06", corrections: "ORIGIN_MONTH" },
	mappings: [wageMapping({ wageType: "=LA;1" })],
};

test("fields with a separator stand between quotes, and none begins like a formula", () => {
	const facts = exportFacts([exportLine({ id: "1", minutes: -455 })]);
	const layout = {
		...simple,
		columns: [...simple.columns, { field: "lastName", title: "=N" } as const],
	};
	const { bytes } = exportFile(facts, terms, { ...office, layout });
	const text = new TextDecoder("windows-1252").decode(bytes ?? new Uint8Array());
	expect(text).toBe(
		"personnelNo;month;wageType;value;'=N\r\n101;06/2026;\"'=LA;1\";-7,58;Maier\r\n",
	);
});

test("what Windows-1252 has no place for is left out and told, never written as a question mark", () => {
	const people = new Map(
		[...exportFacts([]).people].map(([id, one]) => [id, { ...one, lastName: "Şahin" }]),
	);
	const facts = exportFacts([exportLine({ id: "1", minutes: 60 })], [], { people });
	const layout = {
		...simple,
		columns: [...simple.columns, { field: "lastName", title: "Name" } as const],
	};
	const narrow = exportFile(facts, terms, { ...office, layout });
	expect(narrow.findings).toMatchObject([
		{ reason: "CHARACTER", about: ["Ş", "U+015E"], row: 0, field: 4 },
	]);
	expect([narrow.writtenIds, narrow.omitted]).toEqual([[], 1]);
	const wide = exportFile(facts, terms, {
		...office,
		layout: { ...layout, encoding: "UTF_8_MARK" },
	});
	expect(Buffer.from(wide.bytes ?? []).toString("utf8")).toMatch(/^\uFEFF.*\r\n.*Şahin\r\n$/);
});
