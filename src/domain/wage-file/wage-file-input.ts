import * as z from "zod/mini";

export const wageFormats = ["DATEV_LODAS", "DATEV_LUG"] as const;
export type WageFormat = (typeof wageFormats)[number];

/** So many lines are written or checked at once. */
export const mostWageLines = 50_000;
/** A header, names of sections and descriptions of records stand beside them. */
const mostOtherLines = 100;
/** Signs of a file that is checked: longer lines than any system writes. */
export const mostWageText = 8 * 1024 * 1024;

const most = 1_000_000_000;

function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

/** Longer than any field takes, so that what is too long is found and not refused. */
const text = z.string().check(z.maxLength(200));
const whole = z.int().check(z.gte(-most), z.lte(most));
const decimal = z.union([
	z.string().check(z.maxLength(20), z.regex(/^-?\d{1,9}(\.\d{1,6})?$/)),
	z.number().check(z.gte(-most), z.lte(most)),
]);

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A number that people write with digits alone. */
const digits = z.pipe(
	z.union([text, z.int().check(z.gte(0), z.lte(most))]),
	z.transform((given) => String(given)),
);

const wageLine = z.strictObject({
	personnelNo: z._default(z.nullable(digits), null),
	/** MONTH: a sum of the month. CALENDAR: a day with its absence; of DATEV_LUG alone. */
	kind: z._default(z.enum(["MONTH", "CALENDAR"]), "MONTH"),
	wageType: orNull(whole),
	/** bs_nr of DATEV_LODAS. */
	processingKey: orNull(whole),
	minutes: orNull(whole),
	/** Days; a half is "0.5". */
	dayFactor: orNull(decimal),
	cents: orNull(whole),
	day: orNull(whole),
	absenceKey: orNull(text),
	/** Of a calendar line: nobody works on that day, so that it bears its key alone. */
	workFree: z._default(z.boolean(), false),
	costCentre: orNull(text),
	costUnit: orNull(text),
	factor: orNull(decimal),
	wageChange: orNull(decimal),
	note: orNull(text),
	/** Of DATEV_LODAS: another than that of the file, as corrections have. */
	month: orNull(month),
});
export type WageLine = z.output<typeof wageLine>;

/** A line carries hours, days or money. */
export function hasSeveralValues({ minutes, dayFactor, cents }: WageLine): boolean {
	return Number(minutes !== null) + Number(dayFactor !== null) + Number(cents !== null) > 1;
}

/** What a file is to be written of. */
export const wageFileInput = z.strictObject({
	format: z.enum(wageFormats),
	consultantNo: digits,
	clientNo: digits,
	month,
	/** Numbers of people are those of the company, which may have letters. */
	companyPersonnelNumbers: z._default(z.boolean(), false),
	/** By which lines of DATEV_LODAS name their description. */
	recordId: z._default(z.int().check(z.gte(1), z.lte(9999)), 10),
	lines: z.array(wageLine).check(z.maxLength(mostWageLines)),
});
export type WageFileInput = z.output<typeof wageFileInput>;

/** How many lines a text has at most. */
function lineCount(given: string): number {
	return given.split(/\r\n|\r|\n/).length;
}

/** A file of whatever origin, or lines of one without header. */
export const wageFileText = z.strictObject({
	format: z.enum(wageFormats),
	text: z.string().check(
		z.maxLength(mostWageText),
		z.refine((given) => lineCount(given) <= mostWageLines + mostOtherLines),
	),
});
