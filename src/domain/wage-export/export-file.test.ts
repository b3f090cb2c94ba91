import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExportTerms } from "./entries-of-lines.ts";
import { awayDay, exportFacts, exportLine, office, wageMapping } from "./export-case.ts";
import { exportFile } from "./export-file.ts";
import type { ExportFacts } from "./export-line.ts";
import { type MappedLine, mappingFault, mappingFinder, type WageMapping } from "./wage-mapping.ts";
import { type WageProgram, wageTypesOf } from "./wage-programs.ts";

const terms = (more: Partial<ExportTerms> = {}): ExportTerms => ({
	...{ type: "DATEV_LUG", month: "2026-06", corrections: "ORIGIN_MONTH" },
	mappings: [wageMapping({})],
	...more,
});

function made(facts: ExportFacts, more: Partial<ExportTerms> = {}, at = office) {
	const file = exportFile(facts, terms(more), at);
	const text = new TextDecoder("windows-1252").decode(file.bytes ?? new Uint8Array());
	const found = file.findings.map(({ reason, row, field }) => `${row}/${field} ${reason}`);
	return { ...file, found, data: text.split("\r\n").slice(file.head.length, -1) };
}

describe("the narrowest mapping of a line wins", () => {
	const mappings = [
		wageMapping({ wageType: "1" }),
		wageMapping({ wageType: "2", target: "EMPLOYMENT_TYPE", targetId: "part" }),
		wageMapping({ wageType: "3", target: "COST_CENTRE", targetId: "ward" }),
		wageMapping({ wageType: "4", target: "USER", targetId: "mia" }),
	];
	const find = mappingFinder(mappings);
	const line: MappedLine = {
		...{ accountId: "pay", userId: "tom", costCentreId: null, employmentTypeId: null },
	};
	test.each<[string | undefined, Partial<MappedLine>]>([
		["1", {}],
		["2", { employmentTypeId: "part" }],
		["3", { employmentTypeId: "part", costCentreId: "ward" }],
		["4", { employmentTypeId: "part", costCentreId: "ward", userId: "mia" }],
		[undefined, { accountId: "leave", userId: "mia" }],
	])("%s of %j", (expected, more) => {
		expect(find({ ...line, ...more })?.wageType).toBe(expected);
	});
});

test("accounts without a wage type are counted where a program takes the person's lines", () => {
	const lines = ["pay", "leave", "leave"].map((accountId, nth) =>
		exportLine({ id: String(nth), accountId, minutes: 60 }),
	);
	const everybody = { siteId: null, employmentTypeId: null };
	const wide = { ...everybody, mappings: [wageMapping({ carries: "NOTHING" })] };
	const own = { ...everybody, mappings: [wageMapping({ target: "USER", targetId: "tom" })] };
	const mia = { userId: "mia", siteId: "north", employmentTypeId: "part" };
	const countOf = (...programs: readonly WageProgram[]) =>
		wageTypesOf(programs).countMissing(mia, lines);
	expect([countOf(), countOf(wide), countOf(own), countOf(wide, own)]).toEqual([0, 1, 2, 2]);
	const elsewhere = { ...own, siteId: "south" };
	expect(countOf(elsewhere, { ...own, employmentTypeId: "mini" })).toBe(0);
	expect(countOf({ ...own, siteId: "north", employmentTypeId: "part" })).toBe(2);
	const sick = { ...everybody, mappings: [wageMapping({ accountId: "leave", absenceKey: "U" })] };
	const [pay, leave] = lines.map((line) => wageTypesOf([elsewhere, wide, sick]).of(mia, line));
	expect([pay, leave]).toEqual([null, "U"]);
});

describe("what no file could be made of", () => {
	test.each<[string, ExportTerms["type"], Partial<WageMapping>]>([
		["", "DATEV_LUG", {}],
		["", "DATEV_LUG", { wageType: null, absenceKey: "K" }],
		["", "DATEV_LODAS", { wageType: null, processingKey: 71 }],
		["", "DATEV_LODAS", { wageType: "6000", processingKey: 1 }],
		["", "PLAIN", { wageType: "LA-100" }],
		["", "PLAIN", { wageType: null, carries: "NOTHING" }],
		["wageType WAGE_TYPE_MISSING", "DATEV_LUG", { wageType: null }],
		["wageType WAGE_TYPE_MISSING", "DATEV_LODAS", { wageType: null, processingKey: 1 }],
		["wageType WAGE_TYPE_RANGE", "DATEV_LUG", { wageType: "6000" }],
		["wageType WAGE_TYPE_RANGE", "DATEV_LODAS", { wageType: "10000" }],
		["wageType WAGE_TYPE_RANGE", "DATEV_LUG", { wageType: "LA1" }],
		["processingKey FIELD_NOT_IN_FORMAT", "DATEV_LUG", { processingKey: 1 }],
		["processingKey VALUE_RANGE", "DATEV_LODAS", { processingKey: 1000 }],
		["absenceKey KEY_UNKNOWN", "DATEV_LUG", { absenceKey: "ZA" }],
		["absenceKey KEY_UNKNOWN", "DATEV_LUG", { absenceKey: "KS" }],
		["absenceKey FIELD_NOT_IN_FORMAT", "DATEV_LUG", { absenceKey: "K", carries: "MONEY" }],
		["absenceKey FIELD_NOT_IN_FORMAT", "DATEV_LODAS", { absenceKey: "K", processingKey: 1 }],
	])("%s of %s %j", (expected, type, mapping) => {
		const fault = mappingFault(type, wageMapping(mapping));
		expect(fault === undefined ? "" : `${fault.at} ${fault.reason}`).toBe(expected);
	});
});

test("each line leaves, is settled, or stays behind with its reason", () => {
	const facts = exportFacts([
		exportLine({ id: "1", minutes: 10_110, cents: 337_000, costCentreId: "ward" }),
		exportLine({ id: "2", minutes: -30, isDelta: true }),
		exportLine({ id: "3", accountId: "leave", days: 25_000 }),
		exportLine({ id: "4", cents: 50 }),
		exportLine({ id: "5", accountId: "sick", minutes: 60 }),
		exportLine({ id: "6", userId: "tom", minutes: 744 * 60 + 1 }),
	]);
	const mappings = [wageMapping({}), wageMapping({ accountId: "sick", carries: "NOTHING" })];
	const file = made(facts, { mappings });
	expect(file.data).toEqual([
		"101;;;1000;;;168,50;;;1000;;",
		"101;;;1000;;;-0,50;;;;;Korr. 06/2026",
	]);
	expect(file.found).toEqual(["null/null NO_MAPPING", "2/6 VALUE_RANGE"]);
	expect([file.writtenIds, file.settledIds.toSorted(), file.omitted]).toEqual([
		["1", "2"],
		["4", "5"],
		2,
	]);
	const money = made(facts, { mappings: [wageMapping({ carries: "MONEY" })] });
	expect(money.data).toEqual(["101;;;1000;;;3370,00;;;1000;;", "101;;;1000;;;0,50;;;;;"]);
	const nobody = made(facts, { mappings }, { ...office, consultantNo: "12" });
	expect([nobody.isSound, nobody.writtenIds, nobody.settledIds, nobody.omitted]).toEqual([
		...[false, [], [], 6],
	]);
});

test("corrections are booked in LODAS where the configuration wants them", () => {
	const facts = exportFacts([
		exportLine({ id: "1", month: "2026-04", minutes: 90, isDelta: true }),
	]);
	const mappings = [wageMapping({ wageType: "100", processingKey: 1 })];
	const lodas = { type: "DATEV_LODAS", mappings } as const;
	expect(made(facts, lodas).data).toEqual(["10;101;01.04.2026;100;1;1,50;;Korr. 04/2026;"]);
	expect(made(facts, { ...lodas, corrections: "RUNNING_MONTH" }).data).toEqual([
		"10;101;01.06.2026;100;1;1,50;;Korr. 04/2026;",
	]);
});

test("people whose numbers are one to payroll are left out, both of them", () => {
	const lines = [
		exportLine({ id: "1", minutes: 60 }),
		exportLine({ id: "2", minutes: 60, userId: "tom" }),
	];
	const twins = new Map(
		[...exportFacts([]).people].map(([id, one]) => [
			id,
			{ ...one, personnelNo: id === "mia" ? "101" : "00101" },
		]),
	);
	const file = made(exportFacts(lines, [], { people: twins }));
	expect([file.data, file.omitted]).toEqual([[], 2]);
	expect(file.findings.map(({ reason, userId }) => [reason, userId])).toEqual([
		["SAME_PERSONNEL_NO", "mia"],
		["SAME_PERSONNEL_NO", "tom"],
	]);
});

describe("absences travel by days of the calendar", () => {
	const mappings = [
		wageMapping({ accountId: "sick", wageType: null, absenceKey: "K" }),
		wageMapping({ accountId: "leave", wageType: "1600", absenceKey: "U" }),
	];
	const days = [
		awayDay("2026-06-08", "LEAVE", 480),
		awayDay("2026-06-09", "LEAVE", 240, 5000),
		awayDay("2026-06-12", "SICK", 480),
		awayDay("2026-06-13", "SICK", 0),
		awayDay("2026-06-14", "SICK", 0),
		awayDay("2026-06-15", "SICK", 480),
	];
	const closed = [
		exportLine({ id: "1", accountId: "sick", minutes: 960 }),
		exportLine({ id: "2", accountId: "leave", days: 15_000 }),
	];
	test("sickness without gaps, leave on workdays", () => {
		const file = made(exportFacts(closed, days), { mappings });
		expect(file.data).toEqual([
			"101;8;U;1600;8,00;1,00;;;;;;",
			"101;9;U;1600;4,00;0,50;;;;;;",
			"101;12;K;;8,00;1,00;;;;;;",
			"101;13;K;;;;;;;;;",
			"101;14;K;;;;;;;;;",
			"101;15;K;;8,00;1,00;;;;;;",
		]);
		expect([file.writtenIds.toSorted(), file.findings, file.omitted]).toEqual([["1", "2"], [], 0]);
	});

	test("where a day is wrong, none of its line leaves", () => {
		const quarter = [...days, awayDay("2026-06-10", "LEAVE", 120, 2500)];
		const file = made(exportFacts(closed, quarter), { mappings });
		expect(file.found).toEqual(["null/null ABSENCE_CHANGED", "2/5 DAYS_OF_LEAVE"]);
		expect([file.data.length, file.writtenIds, file.omitted]).toEqual([4, ["1"], 1]);
	});

	test("a correction brings the month whole again, and says where nothing is left of it", () => {
		const delta = exportLine({ id: "3", accountId: "sick", minutes: -480, isDelta: true });
		const fewer = made(exportFacts([delta], [awayDay("2026-06-12", "SICK", 480)]), { mappings });
		expect([fewer.data, fewer.found]).toEqual([["101;12;K;;8,00;1,00;;;;;;"], []]);
		const none = made(exportFacts([delta]), { mappings });
		expect([none.data, none.settledIds, none.found]).toEqual([
			...[[], ["3"], ["null/null ABSENCE_GONE"]],
		]);
	});
});

const anyLine = fc.record({
	userId: fc.constantFrom("mia", "tom"),
	accountId: fc.constantFrom("pay", "leave", "sick"),
	costCentreId: fc.constantFrom(null, "ward"),
	isDelta: fc.boolean(),
	minutes: fc.integer({ min: -50_000, max: 50_000 }),
	cents: fc.integer({ min: -1000, max: 1000 }),
});
const anyMapping = fc.record({
	accountId: fc.constantFrom("pay", "leave", "sick"),
	target: fc.constant("ALL" as const),
	carries: fc.constantFrom("QUANTITY" as const, "MONEY" as const, "NOTHING" as const),
	wageType: fc.constantFrom("1000", "7000", null),
});

test("the lines of a file are exactly those that leave, whatever lines and mappings there are", () => {
	fc.assert(
		fc.property(fc.array(anyLine), fc.array(anyMapping), (given, mapped) => {
			const lines = given.map((one, nth) => exportLine({ id: String(nth), ...one }));
			const file = made(exportFacts(lines), { mappings: mapped.map(wageMapping) });
			expect(file.data).toHaveLength(file.writtenIds.length);
			const done = [...file.writtenIds, ...file.settledIds];
			expect(new Set(done).size).toBe(done.length);
			expect(file.omitted).toBe(lines.length - done.length);
			const again = made(exportFacts(lines), { mappings: mapped.map(wageMapping) });
			expect(again.bytes).toEqual(file.bytes);
		}),
	);
});
