import { expect, test } from "vitest";
import { lodasFile, lugFile } from "./check-wage-file.cases.ts";
import { type FieldName, fieldNamesOf } from "./fields-of-line.ts";
import type { WageFormat } from "./wage-file-input.ts";

test.each<[WageFormat, string, line: number, field: number, FieldName | undefined]>([
	["DATEV_LUG", lugFile, 1, 3, "month"],
	["DATEV_LUG", lugFile, 2, 3, "absenceKey"],
	["DATEV_LUG", "101;8;U", 1, 3, "absenceKey"],
	["DATEV_LUG", lugFile, 2, 13, undefined],
	["DATEV_LODAS", lodasFile, 15, 1, "recordId"],
	["DATEV_LODAS", lodasFile, 15, 6, "value"],
	["DATEV_LODAS", lodasFile, 11, 2, "table"],
	["DATEV_LODAS", lodasFile, 11, 3, undefined],
	["DATEV_LODAS", "10;101;01.06.2026;100;1;1,00;;", 1, 4, "wageType"],
	["DATEV_LODAS", lodasFile.replaceAll("bs_nr#bwd", "tage#bwd"), 15, 5, undefined],
])("%s, line %#", (format, text, line, field, name) => {
	expect(fieldNamesOf(format, text.split("\r\n"))(line, field)).toBe(name);
});
