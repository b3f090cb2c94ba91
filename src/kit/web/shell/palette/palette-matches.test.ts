import { expect, test } from "vitest";
import { paletteMatches } from "./palette-matches.ts";

const run = () => {};
const entries = [
	{ id: "1", label: "Mein Kalender", detail: "Start", run },
	{ id: "2", label: "Kalender", detail: "Abwesenheiten", run },
	{ id: "3", label: "Übersicht", detail: "Abrechnung", run },
];

test.each([
	["", ["1", "2", "3"]],
	["kal", ["2", "1"]],
	["KALENDER start", ["1"]],
	["ubersicht", ["3"]],
	["nichts", []],
])("%s finds %j", (query, ids) => {
	expect(paletteMatches(entries, query).map((one) => one.id)).toEqual(ids);
});
