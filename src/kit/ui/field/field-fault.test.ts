import { expect, test } from "vitest";
import { isHexColor } from "./choice/color-field.tsx";
import { fieldFault } from "./field-fault.ts";

test.each([
	["TEXT", "", true, "empty"],
	["TEXT", "   ", true, "empty"],
	["TEXT", "", false, undefined],
	["MAIL", "lena.vogt@klinikum.de", true, undefined],
	["MAIL", "lena.vogt@klinikum", true, "mail"],
	["MAIL", "lena vogt@klinikum.de", false, "mail"],
	["MAIL", "lena@@klinikum.de", false, "mail"],
	["MAIL", ".lena@klinikum.de", false, "mail"],
	["MAIL", "", false, undefined],
	["URL", "https://klinikum.de/x", false, undefined],
	["URL", "javascript:alert(1)", false, "url"],
	["NUMBER", "7,5", false, undefined],
	["NUMBER", "−3.25", false, undefined],
	["NUMBER", "7,5 h", false, "number"],
	["PHONE", "+49 851 5300 4218", true, undefined],
] as const)("%s %j required %s → %s", (type, value, required, fault) => {
	expect(fieldFault(type, value, required)).toBe(fault);
});

test.each([
	["#0b5f60", true],
	["0B5", true],
	["#0b5f", false],
	["#0b5f6g", false],
	["", false],
])("colour %j: %s", (text, isColor) => {
	expect(isHexColor(text)).toBe(isColor);
});
