import * as z from "zod/mini";
import { wageFileInput, wageFileText } from "#domain/wage-file/wage-file-input.ts";
import { findingCodes, findingSeverities } from "#domain/wage-file/wage-finding.ts";
import { endpoint } from "#kit/contract/endpoint.ts";

const finding = z.object({
	severity: z.enum(findingSeverities),
	/** From 1: of the lines that were handed in, or of a text with its header; null where it is about the header. */
	line: z.nullable(z.int()),
	/** From 1; null where it is about the whole line. */
	field: z.nullable(z.int()),
	code: z.enum(findingCodes),
	text: z.string(),
});
export type WageFileFinding = z.output<typeof finding>;

const access = { key: "payroll.manage", level: "READ" } as const;

const commonWords =
	"An ERROR is a line that payroll would turn away or book wrong; a NOTE is something to look at. Fields are counted from 1; " +
	"in lines of DATEV_LODAS field 1 is the number of the record. The first 100,000 findings are told.";

export const contract = {
	previewWageFile: endpoint("previewWageFile", {
		route: "POST /api/wage-file-preview",
		summary:
			"The wage file that lines come to, with its bytes and everything that is wrong with them; nothing stored is read or written",
		description:
			"At most 50,000 lines. `minutes`, `dayFactor` (days, “0.5”) or `cents` are printed with two decimals, halves away from zero. " +
			"A MONTH line has one of them; a CALENDAR line (DATEV_LUG alone) has minutes and days beside its key, or its key alone where " +
			"`workFree`. Numbers with decimals travel as text and may be sent as numbers. `processingKey` (bs_nr) and a `month` of a line's own are of " +
			"DATEV_LODAS, `day`, `absenceKey` and `wageChange` are of DATEV_LUG; columns for `costUnit`, `factor` and `note` are described in " +
			"DATEV_LODAS only where a line uses them. Lines are written by person, sums of the month before days, and by wage type; what " +
			"is rounded to 0 is not written. `omitted` names the lines that an ERROR left out. Without a right consultant and client " +
			"number there is no text. `text` is Windows-1252 with CR LF as bytes (`base64`, `sha256`); `ini` is the description that " +
			`DATEV_LUG wants beside it. ${commonWords}`,
		access,
		input: wageFileInput,
		answer: z.object({
			text: z.string(),
			base64: z.string(),
			sha256: z.string(),
			findings: z.array(finding),
			omitted: z.array(z.int()),
			ini: z.nullable(z.string()),
		}),
		// 50,000 lines with all their fields
		bodyLimit: 24 * 1024 * 1024,
		asRead: true,
		readsOnly: true,
	}),
	checkWageFile: endpoint("checkWageFile", {
		route: "POST /api/wage-file-check",
		summary: "What is wrong with a wage file, of whichever system it is; nothing is stored",
		description:
			"A whole file, or lines without header: then the month is not known, and in DATEV_LODAS lines have the columns that " +
			`previewWageFile writes. At most 50,000 lines and 8 MB. ${commonWords}`,
		access,
		input: wageFileText,
		answer: z.object({ findings: z.array(finding) }),
		// in JSON a character may take more than one byte
		bodyLimit: 17 * 1024 * 1024,
		asRead: true,
		readsOnly: true,
	}),
} as const;
