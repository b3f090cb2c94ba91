import * as z from "zod/mini";
import { strangeCharacter } from "../../wage-file/windows-1252.ts";

/** What a column of a plain file can hold. */
export const plainFields = [
	"personnelNo",
	"lastName",
	"firstName",
	"month",
	"wageType",
	"accountCode",
	"accountName",
	"value",
	"hours",
	"days",
	"money",
	"costCentre",
	"note",
	"blank",
] as const;
export type PlainField = (typeof plainFields)[number];

export const fileTypes = ["CSV", "XLSX"] as const;
export const separators = [";", ",", "\t", "|"] as const;
export const decimalMarks = [",", "."] as const;
export const encodings = ["UTF_8", "UTF_8_MARK", "WINDOWS_1252"] as const;
/** Halves away from zero; towards zero; away from it. */
export const roundings = ["HALF_UP", "DOWN", "UP"] as const;
/** Hours with decimals, as 7:30, or as whole minutes. */
export const hourForms = ["DECIMAL", "CLOCK", "MINUTES"] as const;
export const monthForms = ["MM/JJJJ", "JJJJ-MM", "JJJJMM", "01.MM.JJJJ"] as const;
export const mostColumns = 30;

/** How a file looks for programs that are not DATEV's. */
export const plainLayout = z.strictObject({
	fileType: z.enum(fileTypes),
	columns: z
		.array(
			z.strictObject({
				field: z.enum(plainFields),
				title: z.string().check(z.trim(), z.maxLength(60), z.regex(/^[^\n\r\t]*$/)),
			}),
		)
		.check(z.minLength(1), z.maxLength(mostColumns)),
	hasHeader: z.boolean(),
	separator: z.enum(separators),
	decimalMark: z.enum(decimalMarks),
	decimals: z.int().check(z.gte(0), z.lte(4)),
	rounding: z.enum(roundings),
	hours: z.enum(hourForms),
	month: z.enum(monthForms),
	encoding: z.enum(encodings),
});
export type PlainLayout = z.output<typeof plainLayout>;

export type LayoutFault = "NO_PERSON" | "NO_AMOUNT" | "SAME_MARK" | "TITLE_CHARACTER";

/** Why nobody could read such a file; undefined where somebody can. */
export function layoutFault(layout: PlainLayout): LayoutFault | undefined {
	const has = (...fields: readonly PlainField[]) =>
		layout.columns.some(({ field }) => fields.includes(field));
	if (!has("personnelNo")) return "NO_PERSON";
	if (!has("value", "hours", "days", "money")) return "NO_AMOUNT";
	if (layout.fileType !== "CSV") return undefined;
	// a comma that parts fields as well as decimals
	if (layout.separator === layout.decimalMark) return "SAME_MARK";
	const isNarrow = layout.encoding === "WINDOWS_1252" && layout.hasHeader;
	const isStrange = layout.columns.some(({ title }) => strangeCharacter(title) !== undefined);
	return isNarrow && isStrange ? "TITLE_CHARACTER" : undefined;
}

/** What a company can begin with. */
export const plainPresets = ["WAGE_TYPES", "WITH_COST_CENTRES", "WORKBOOK"] as const;
export type PlainPreset = (typeof plainPresets)[number];

const common: Omit<PlainLayout, "columns"> = {
	...{ hasHeader: true, separator: ";", decimalMark: ",", decimals: 2, rounding: "HALF_UP" },
	...{ hours: "DECIMAL", month: "MM/JJJJ", encoding: "WINDOWS_1252", fileType: "CSV" },
};

const presetFields: Readonly<Record<PlainPreset, readonly PlainField[]>> = {
	WAGE_TYPES: ["personnelNo", "month", "wageType", "value"],
	WITH_COST_CENTRES: [
		...(["personnelNo", "month", "wageType", "costCentre"] as const),
		...(["hours", "days", "money"] as const),
	],
	WORKBOOK: [
		...(["personnelNo", "lastName", "firstName", "month", "wageType", "accountName"] as const),
		...(["hours", "days", "money", "costCentre", "note"] as const),
	],
};

const presetSigns: Readonly<Record<PlainPreset, Partial<PlainLayout>>> = {
	WAGE_TYPES: {},
	WITH_COST_CENTRES: { month: "JJJJMM", decimalMark: ".", encoding: "UTF_8" },
	WORKBOOK: { fileType: "XLSX", encoding: "UTF_8" },
};

/** @param titleOf a field, as the first line of the file names it */
export function presetLayout(
	preset: PlainPreset,
	titleOf: (field: PlainField) => string,
): PlainLayout {
	const columns = presetFields[preset].map((field) => ({ field, title: titleOf(field) }));
	return { ...common, ...presetSigns[preset], columns };
}
