import { expect, test } from "vitest";
import { keyPattern } from "../contract/field-kinds.ts";
import { keyOfName } from "./field-screens.tsx";

test.each([
	["Spindnummer", "spindnummer"],
	["Größe (Schuhe)", "groesse_schuhe"],
	["Führungszeugnis gültig bis", "fuehrungszeugnis_gueltig_bis"],
	["2. Handy", "handy"],
	["Café-Karte", "cafe_karte"],
])("%s is offered %s", (name, key) => {
	expect(keyOfName(name)).toBe(key);
	expect(key).toMatch(keyPattern);
});

test("a long name gives a key that fits, one without letters none", () => {
	expect(keyOfName("x".repeat(80))).toHaveLength(50);
	expect(keyOfName("123")).toBe("");
});
