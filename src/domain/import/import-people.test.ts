import { describe, expect, test } from "vitest";
import type { ImportMapping } from "./import-fields.ts";
import { today, units } from "./known-units.cases.ts";
import { type KnownPerson, PeoplePlan } from "./plan-people.ts";

const mapping: ImportMapping = {
	lastName: 0,
	firstName: 1,
	personnelNo: 2,
	mail: 3,
	gender: 4,
	unit: 5,
	entryDate: 6,
	exitDate: 7,
};

const erika: KnownPerson = {
	id: "erika",
	firstName: "Erika",
	lastName: "Muster",
	personnelNo: "100",
	companyPersonnelNo: null,
	mail: "erika@example.com",
	gender: "FEMALE",
	unitId: "Küche",
	version: 3,
	isOpen: true,
	isHigher: false,
	isMovable: true,
	siteId: null,
};
const people: KnownPerson[] = [
	erika,
	{ ...erika, id: "paul", personnelNo: null, mail: "paul@example.com" },
	{ ...erika, id: "away", personnelNo: "200", mail: null, isOpen: false },
	{ ...erika, id: "chief", personnelNo: "300", mail: null, isHigher: true },
];

function plan(...rows: string[]) {
	const made = new PeoplePlan({ people, units, defaultUnitId: null, mapping, today });
	return rows.map((row, at) => made.plan({ line: at + 2, cells: row.split(";") }));
}

describe("people", () => {
	test("a new person with all there is", () => {
		expect(plan("Berg;Ada;0042;Ada@Example.com;w;Nord / Pflege;1.2.26;2027-03-31")).toEqual([
			{
				line: 2,
				action: "NEW",
				person: {
					lastName: "Berg",
					firstName: "Ada",
					personnelNo: "0042",
					companyPersonnelNo: null,
					mail: "Ada@Example.com",
					gender: "FEMALE",
					unitId: "n1",
					siteId: "site",
					entryDate: "2026-02-01",
					exitDate: "2027-03-31",
				},
				from: "2026-02-01",
			},
		]);
	});

	test.for([
		["Muster;Erika;100;;;;;", "UNCHANGED", "erika"],
		["Neu;Erika;100;;;;;", "CHANGED", "erika"],
		["Muster;Erika;100;;;Nord;;", "CHANGED", "erika"],
		["Muster;Erika;;ERIKA@example.com;;;;", "CHANGED", "erika"],
		["Muster;Erika;;paul@example.com;;;;", "UNCHANGED", "paul"],
		["Muster;Erika;400;paul@example.com;;;;", "CHANGED", "paul"],
	] as const)("%s → %s", ([row, action, id]) => {
		expect(plan(row)[0]).toMatchObject({ action, known: { id } });
	});

	test.for([
		[";Ada;;;;Küche;;", "lastName", "MISSING"],
		["Berg;;;;;Küche;;", "firstName", "MISSING"],
		[`${"B".repeat(101)};Ada;;;;Küche;;`, "lastName", "TOO_LONG"],
		["Berg;Ada;;no mail;;Küche;;", "mail", "BAD_MAIL"],
		["Berg;Ada;;;alien;Küche;;", "gender", "BAD_GENDER"],
		["Berg;Ada;;;;;;", "unit", "MISSING"],
		["Berg;Ada;;;;West;;", "unit", "UNKNOWN_UNIT"],
		["Berg;Ada;;;;Pflege;;", "unit", "AMBIGUOUS_UNIT"],
		["Berg;Ada;;;;Geheim;;", "unit", "UNIT_OUT_OF_SCOPE"],
		["Berg;Ada;;;;Küche;31.02.2026;", "entryDate", "BAD_DATE"],
		["Berg;Ada;;;;Küche;21.11.;", "entryDate", "BAD_DATE"],
		["Berg;Ada;;;;Küche;+3;", "entryDate", "BAD_DATE"],
		["Berg;Ada;;;;Küche;01.03.2026;28.02.2026", "exitDate", "EXIT_BEFORE_ENTRY"],
		["Berg;Ada;100;paul@example.com;;;;", "mail", "MAIL_TAKEN"],
		["Berg;Ada;500;erika@example.com;;Küche;;", "mail", "MAIL_TAKEN"],
		["Muster;Erika;200;;;;;", "lastName", "PERSON_OUT_OF_SCOPE"],
		["Muster;Erika;300;;;;;", "lastName", "HIGHER_RIGHTS"],
	] as const)("%s: %s %s", ([row, field, code]) => {
		expect(plan(row)[0]).toMatchObject({ action: "FAULTY", faults: [{ field, code }] });
	});

	test("numbers and addresses that the file says twice", () => {
		expect(
			plan(
				"Berg;Ada;1;a@example.com;;Küche;;",
				"Berg;Bea;1;b@example.com;;Küche;;",
				"Berg;Cia;2;A@example.com;;Küche;;",
			).slice(1),
		).toMatchObject([
			{ faults: [{ field: "personnelNo", code: "TWICE_IN_FILE", value: "2" }] },
			{ faults: [{ field: "mail", code: "TWICE_IN_FILE", value: "2" }] },
		]);
	});

	test("the apostrophe of our own exports is not part of the text", () => {
		expect(plan("Berg;'-Ada;;;;Küche;;")[0]).toMatchObject({ person: { firstName: "-Ada" } });
	});
});
