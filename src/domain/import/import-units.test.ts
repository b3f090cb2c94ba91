import { describe, expect, test } from "vitest";
import { guessColumns } from "./guess-columns.ts";
import { today, units } from "./known-units.cases.ts";
import { planUnits } from "./plan-units.ts";

describe("columns", () => {
	test.for([
		[
			["Pers.-Nr.", "Nachname", "Vorname", "E-Mail Adresse", "Abteilung", "Eintritt"],
			{ lastName: 1, firstName: 2, personnelNo: 0, mail: 3, unit: 4, entryDate: 5 },
		],
		[
			["Employee ID", "Last name", "First name", "Email", "Department", "Start date"],
			{ lastName: 1, firstName: 2, personnelNo: 0, mail: 3, unit: 4, entryDate: 5 },
		],
		[["Foo", "Name", "Vorname"], { lastName: 1, firstName: 2 }],
	] as const)("people: %j", ([head, mapping]) => {
		expect(guessColumns("PEOPLE", head)).toEqual(mapping);
	});

	test("units: each column is used once", () => {
		expect(guessColumns("UNITS", ["Name", "Übergeordnete Abteilung"])).toEqual({
			name: 0,
			parent: 1,
		});
	});
});

describe("units by name", () => {
	test.for([
		["Küche", "Küche"],
		["  küche ", "Küche"],
		["Nord / Pflege", "n1"],
		["Firma > Süd > Pflege", "s1"],
		["Firma/Pflege", undefined],
		["Süd\\Küche", "Küche"],
	] as const)("%s", ([text, id]) => {
		const found = units.find(text);
		expect("unit" in found ? found.unit.id : undefined).toBe(id);
	});

	test.for([
		["Pflege", "AMBIGUOUS_UNIT"],
		["West", "UNKNOWN_UNIT"],
		["Labor", "UNIT_DISABLED"],
		["Geheim", "UNIT_OUT_OF_SCOPE"],
		["Nord / Küche", "UNKNOWN_UNIT"],
	] as const)("%s → %s", ([text, code]) => {
		expect(units.find(text)).toEqual({ code });
	});
});

function planOf(...rows: string[]) {
	return planUnits(
		rows.map((row, at) => ({ line: at + 2, cells: row.split(";") })),
		{ units, defaultUnitId: "Firma", mapping: { name: 0, parent: 1 }, today },
	);
}

describe("units", () => {
	test("parents in any order, known ones and none", () => {
		expect(planOf("Team;Ost", "Ost;", "Wäsche;Süd / Küche", "Nord;")).toEqual([
			{ line: 2, action: "NEW", name: "Team", parent: { line: 3 }, depth: 2 },
			{ line: 3, action: "NEW", name: "Ost", parent: { id: "Firma" }, depth: 1 },
			{ line: 4, action: "NEW", name: "Wäsche", parent: { id: "Küche" }, depth: 3 },
			{ line: 5, action: "UNCHANGED", unitId: "Nord" },
		]);
	});

	test("a parent of the file that exists already", () => {
		expect(planOf("Nord;", "Neu;Nord")[1]).toMatchObject({ action: "NEW", parent: { id: "Nord" } });
	});

	test("cycles, and what hangs on them", () => {
		const codes = planOf("A;C", "B;A", "C;B", "D;A", "E;E", "F;").map((one) =>
			one.action === "FAULTY" ? one.faults[0]?.code : one.action,
		);
		expect(codes).toEqual(["CYCLE", "CYCLE", "CYCLE", "PARENT_FAULTY", "CYCLE", "NEW"]);
	});

	test("not deeper than 15", () => {
		const rows = Array.from({ length: 16 }, (_, at) => `t${at};${at === 0 ? "" : `t${at - 1}`}`);
		const planned = planOf(...rows.reverse());
		expect(planned.filter(({ action }) => action === "NEW")).toHaveLength(15);
		expect(planned[0]).toMatchObject({ faults: [{ code: "TOO_DEEP" }] });
	});

	test.for([
		[";Nord", "name", "MISSING"],
		["X;West", "parent", "UNKNOWN_UNIT"],
		["X;Pflege", "parent", "AMBIGUOUS_UNIT"],
		["X;Geheim", "parent", "UNIT_OUT_OF_SCOPE"],
	] as const)("%s: %s %s", ([row, field, code]) => {
		expect(planOf(row)[0]).toMatchObject({ action: "FAULTY", faults: [{ field, code }] });
	});

	test("the same name twice at one place, and as a parent", () => {
		const [, second, below] = planOf("X;Nord", "X;Nord", "Y;X");
		expect(second).toMatchObject({ faults: [{ code: "TWICE_IN_FILE", value: "2" }] });
		expect(below).toMatchObject({ faults: [{ code: "AMBIGUOUS_UNIT" }] });
	});

	test("a chain of 50,000 lines", () => {
		const rows = Array.from({ length: 50_000 }, (_, at) => `t${at};t${at + 1}`);
		const planned = planOf(...rows);
		expect(planned.at(0)?.action).toBe("FAULTY");
	});
});
