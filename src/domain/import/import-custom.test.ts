import { expect, test } from "vitest";
import { guessColumns } from "./guess-columns.ts";
import type { ImportMapping } from "./import-fields.ts";
import { today, units } from "./known-units.cases.ts";
import { type KnownPerson, PeoplePlan } from "./plan-people.ts";
import type { CustomFacts, CustomImport } from "./read-custom.ts";

const mapping: ImportMapping = {
	lastName: 0,
	firstName: 1,
	personnelNo: 2,
	unit: 3,
	"custom.locker": 4,
	"custom.keys": 5,
	"custom.checked": 6,
	"custom.parking": 7,
	"custom.size": 8,
	"custom.mentor": 9,
	"custom.health": 10,
};

const text: CustomImport = {
	key: "locker",
	name: "Spind",
	type: "TEXT",
	options: [],
	isRequired: false,
	isPersonal: false,
	unitIds: [],
};
const of = (key: string, more: Partial<CustomImport>): CustomImport => ({
	...text,
	key,
	name: key,
	...more,
});
const fields = [
	text,
	of("keys", { type: "NUMBER" }),
	of("checked", { type: "DATE" }),
	of("parking", { type: "BOOLEAN", isRequired: true }),
	of("size", {
		type: "OPTION",
		options: [
			{ id: "m", name: "M", isEnabled: true },
			{ id: "xl", name: "XL", isEnabled: false },
		],
	}),
	of("mentor", { type: "USER" }),
	of("health", { isPersonal: true }),
];
const facts: CustomFacts = {
	fields,
	personalUnitIds: new Set(["n1"]),
	people: new Map([
		["100", ["erika"]],
		["muster, erika", ["erika"]],
		["muster, max", ["max", "maximilian"]],
	]),
};

const erika: KnownPerson = {
	id: "erika",
	firstName: "Erika",
	lastName: "Muster",
	personnelNo: "100",
	companyPersonnelNo: null,
	mail: null,
	gender: "UNDEFINED",
	unitId: "n1",
	version: 3,
	isOpen: true,
	isHigher: false,
	isMovable: true,
	siteId: null,
	custom: { locker: "12", health: "Nüsse", gone: "bleibt" },
};

function plan(row: string, custom: CustomFacts = facts) {
	return new PeoplePlan({
		people: [erika],
		units,
		defaultUnitId: null,
		mapping,
		today,
		custom,
	}).plan({ line: 2, cells: row.split(";") });
}

function faultsOf(row: string, custom?: CustomFacts) {
	const planned = plan(row, custom);
	return planned.action === "FAULTY"
		? planned.faults.map(({ field, code }) => [field, code])
		: planned.action;
}

const inNorth = "Berg;Ada;7;Nord / Pflege;";

test("each value is read by the type of its field", () => {
	expect(plan(`${inNorth}A-7;1.234,5;1.2.2026;ja;m;Muster, Erika;Pollen`)).toMatchObject({
		action: "NEW",
		person: {
			custom: {
				locker: "A-7",
				keys: 1234.5,
				checked: "2026-02-01",
				parking: true,
				size: "m",
				mentor: "erika",
				health: "Pollen",
			},
		},
	});
});

test("what cannot be read is told cell by cell, with what the field is called", () => {
	expect(faultsOf(`${inNorth};1.234;1.2.;oft;xl;muster, max;`)).toEqual([
		["custom.keys", "BAD_NUMBER"],
		["custom.checked", "BAD_DATE"],
		["custom.parking", "BAD_FLAG"],
		["custom.size", "BAD_OPTION"],
		["custom.mentor", "AMBIGUOUS_PERSON"],
	]);
	expect(faultsOf(`${inNorth};;;;;Niemand;`)).toEqual([["custom.mentor", "UNKNOWN_PERSON"]]);
	expect(plan(`${inNorth}${"x".repeat(2001)}`)).toMatchObject({
		faults: [{ field: "custom.locker", code: "TOO_LONG", name: "Spind" }],
	});
});

test("what is required is missed of new people alone, where it is asked for", () => {
	const demanding = (more: Partial<CustomImport>): CustomFacts => ({
		...facts,
		fields: [{ ...text, isRequired: true, ...more }],
	});
	const missed = [["custom.locker", "MISSING"]];
	expect(faultsOf(inNorth, demanding({}))).toEqual(missed);
	expect(faultsOf(inNorth, demanding({ unitIds: ["n1"] }))).toEqual(missed);
	expect(faultsOf(inNorth, demanding({ unitIds: ["elsewhere"] }))).toBe("NEW");
	expect(faultsOf(inNorth, demanding({ isPersonal: true }))).toEqual(missed);
	const nobodys = { ...demanding({ isPersonal: true }), personalUnitIds: new Set<string>() };
	expect(faultsOf(inNorth, nobodys)).toBe("NEW");
	expect(faultsOf("Muster;Erika;100;;", demanding({}))).toBe("UNCHANGED");
});

test("an empty cell keeps what is known; the rest of the values stays beside what changes", () => {
	expect(faultsOf("Muster;Erika;100;;12;;;;;;Nüsse")).toBe("UNCHANGED");
	expect(plan("Muster;Erika;100;;13;2;;;;;")).toMatchObject({
		action: "CHANGED",
		person: { custom: { locker: "13", keys: 2, health: "Nüsse", gone: "bleibt" } },
	});
});

test("a field of another unit, or one that may not be changed, is at fault only where it would change", () => {
	const elsewhere = { ...facts, fields: [{ ...text, unitIds: ["elsewhere"] }] };
	expect(faultsOf("Muster;Erika;100;;12;", elsewhere)).toBe("UNCHANGED");
	expect(faultsOf("Muster;Erika;100;;13;", elsewhere)).toEqual([
		["custom.locker", "FIELD_NOT_HERE"],
	]);
	const hidden = { ...facts, personalUnitIds: new Set<string>() };
	expect(faultsOf("Muster;Erika;100;;;;;;;;Nüsse", hidden)).toBe("UNCHANGED");
	expect(faultsOf("Muster;Erika;100;;;;;;;;Pollen", hidden)).toEqual([
		["custom.health", "FIELD_OUT_OF_SCOPE"],
	]);
});

test("a column that is called like a field is taken for it, unless it means something else", () => {
	const custom = [
		{ key: "locker", name: "Spind-Nr." },
		{ key: "unit_code", name: "Abteilung" },
	];
	expect(guessColumns("PEOPLE", ["Nachname", "Abteilung", "SPIND NR"], custom)).toEqual({
		lastName: 0,
		unit: 1,
		"custom.locker": 2,
	});
});

test("whose password could be mailed elsewhere keeps the address, while the rest may change", () => {
	const made = (row: string) =>
		new PeoplePlan({
			people: [{ ...erika, mail: "erika@example.com" }],
			units,
			defaultUnitId: null,
			mapping: { lastName: 0, firstName: 1, personnelNo: 2, mail: 3 },
			today,
			above: new Set(["erika"]),
		}).plan({ line: 2, cells: row.split(";") });
	expect(made("Muster;Erika;100;mine@example.com")).toMatchObject({
		faults: [{ field: "mail", code: "HIGHER_RIGHTS" }],
	});
	expect(made("Neu;Erika;100;erika@example.com").action).toBe("CHANGED");
	expect(made("Neu;Erika;100;").action).toBe("CHANGED");
});
