import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { plainFields } from "#domain/wage-export/plain/plain-layout.ts";
import { exportTypes } from "#domain/wage-export/wage-mapping.ts";
import { fieldNames } from "#domain/wage-file/fields-of-line.ts";
import { findingSeverities } from "#domain/wage-file/wage-finding.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, queryNumber, typedLines, typedText } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Every line of the month has left already. */
export const nothingToExport = refusal("InvalidAction", "WAGE_FILE_NOTHING");
/** It would not be the file any more that somebody has looked at. */
export const fileChanged = refusal("InvalidAction", "WAGE_FILE_CHANGED");
/** Lines would stay behind, and nobody has said that this is known. */
export const fileIncomplete = refusal("RuleViolation", "WAGE_FILE_INCOMPLETE");
/** Who receives it is not known. */
export const fileUnaddressed = refusal("RuleViolation", "WAGE_FILE_UNADDRESSED");
/** A second file of the same lines would be another one; `details` names what differs. */
export const fileDiffers = refusal("RuleViolation", "WAGE_FILE_DIFFERS");
/** Payroll has read it: what has changed since then comes with a correction. */
export const fileImported = refusal("InvalidAction", "WAGE_FILE_IMPORTED");
/** Another one has taken its place. */
export const fileReplaced = refusal("InvalidAction", "WAGE_FILE_REPLACED");
export const configArchived = refusal("InvalidAction", "PAYROLL_EXPORT_ARCHIVED");

/** Rows that are answered at once. */
export const mostRows = 500;
/** Findings and differences that are told one by one. */
export const mostTold = 200;

const read = { key: "payroll.manage", level: "READ" } as const;
const write = { key: "payroll.manage", level: "WRITE" } as const;

const row = z.object({
	/** Among all rows, from 0. */
	at: z.int(),
	/** Line of the file, from 1; null: it does not stand there. */
	line: z.nullable(z.int()),
	fields: z.array(z.string()),
	userId: id,
	accountId: id,
	/** That it is about. */
	month,
	/** What is written there, exactly: minutes, ten thousandths of a day, cents. */
	minutes: z.nullable(z.int()),
	days: z.nullable(z.int()),
	cents: z.nullable(z.int()),
});
export type FileRow = z.output<typeof row>;

const finding = z.object({
	severity: z.enum(findingSeverities),
	code: z.string(),
	text: z.string(),
	/** Place among the rows, and field there, both from 0. */
	at: z.nullable(z.int()),
	field: z.nullable(z.int()),
	userId: z.nullable(id),
	accountId: z.nullable(id),
	/** Closed lines it is about. */
	count: z.int(),
});
export type FileFinding = z.output<typeof finding>;

const amounts = z.nullable(z.object({ minutes: z.int(), days: z.int(), cents: z.int() }));

const difference = z.object({
	userId: id,
	accountId: id,
	kind: z.enum(["NOTABLE", "NEW", "GONE"]),
	before: amounts,
	now: amounts,
});
export type FileDifference = z.output<typeof difference>;

const namedPerson = z.object({
	id,
	name: z.string(),
	personnelNo: z.nullable(z.string()),
	/** Of the month; null where it is none that one can open. */
	payrollId: z.nullable(id),
});
export type NamedPerson = z.output<typeof namedPerson>;

/** People and accounts that rows, findings and differences name. */
const names = {
	people: z.array(namedPerson),
	accounts: z.array(z.object({ id, code: z.string(), name: z.string() })),
};

const made = z.object({
	id,
	month,
	configId: id,
	fileName: z.string(),
	bytes: z.int(),
	sha256: z.string(),
	lines: z.int(),
	people: z.int(),
	/** 0: the first file of its lines; others took its place. */
	take: z.int(),
	isReplaced: z.boolean(),
	madeAt: instant,
	madeBy: z.string(),
	imported: z.nullable(z.object({ at: instant, by: z.string(), protocol: z.string() })),
});
export type MadeExport = z.output<typeof made>;

const exportPerson = z.object({
	userId: id,
	name: z.string(),
	personnelNo: z.nullable(z.string()),
	lines: z.array(
		z.object({
			id,
			...{ code: z.string(), name: z.string(), costCentre: z.nullable(z.string()) },
			/** That it is about. */
			month,
			...{ minutes: z.int(), days: z.int(), cents: z.int() },
			/** Null: there is no file yet. */
			isWritten: z.nullable(z.boolean()),
		}),
	),
});
export type ExportPerson = z.output<typeof exportPerson>;

/** People who are told one by one. */
export const mostPeople = 100;

const ofMonth = z.object({ configId: id, month });
const ofExport = z.object({ id });

const window = {
	/** First row and how many; without them those that findings are about, with some around them. */
	from: z.optional(queryNumber(0, 10_000_000)),
	count: z._default(queryNumber(1, mostRows), mostRows),
	/** Rows with it in a field or in the name of their person. */
	search: z.optional(typedText({ min: 1, max: 100 })),
};

export const files = {
	previewPayrollExport: endpoint("previewPayrollExport", {
		route: "GET /api/payroll-exports/preview",
		summary:
			"The wage file that closed lines of a month would come to, with what is wrong and how it differs from the month before; nothing is kept",
		access: read,
		input: z.object({ ...ofMonth.shape, ...window }),
		answer: z.object({
			type: z.enum(exportTypes),
			configName: z.string(),
			month,
			fileName: z.string(),
			bytes: z.int(),
			/** Null: there is no file. */
			sha256: z.nullable(z.string()),
			/** Lines before the first row. */
			head: z.array(z.string()),
			columns: z.array(
				z.object({
					name: z.enum([...fieldNames, ...plainFields]),
					/** Of a layout; fields of DATEV have names of their own. */
					title: z.nullable(z.string()),
				}),
			),
			rowCount: z.int(),
			rows: z.array(row),
			hasIni: z.boolean(),
			...names,
			/** Lines that stand in it, closed lines that stay behind, those that payroll has nothing of. */
			counts: z.object({ lines: z.int(), omitted: z.int(), settled: z.int(), people: z.int() }),
			errors: z.int(),
			notes: z.int(),
			findings: z.array(finding),
			usual: z.int(),
			notable: z.int(),
			added: z.int(),
			gone: z.int(),
			differences: z.array(difference),
			/** People of the month whose payroll is still open, and those with a closed one; only these are compared. */
			closing: z.object({ open: z.int(), closed: z.int() }),
			/** Other months of which lines wait: corrections, and what was left behind. */
			waiting: z.array(z.object({ month, lines: z.int() })),
			/** People of closed payrolls of the month whom no configuration takes. */
			unconfigured: z.int(),
		}),
	}),
	listPayrollExports: endpoint("listPayrollExports", {
		route: "GET /api/payroll-exports",
		summary: "Wage files that were made of a month, or the newest of all, the newest first",
		access: read,
		input: z.object({ configId: z.optional(id), month: z.optional(month) }),
		answer: z.object({ items: z.array(made) }),
	}),
	getPayrollExportPeople: endpoint("getPayrollExportPeople", {
		route: "GET /api/payroll-exports/people",
		summary:
			"Who is in a wage file with which closed lines: of one that was made, or of those of a month that have not left yet",
		access: read,
		input: z.object({
			...ofMonth.shape,
			/** A file that was made of the month. */
			exportId: z.optional(id),
			/** Of names and personnel numbers. */
			search: z.optional(typedText({ min: 1, max: 100 })),
		}),
		answer: z.object({ items: z.array(exportPerson), total: z.int() }),
	}),
	getPayrollExportFile: endpoint("getPayrollExportFile", {
		route: "GET /api/payroll-exports/{id}/file",
		summary:
			"The bytes of a wage file as they were made, or the description that DATEV_LUG wants beside it",
		access: read,
		input: z.object({ id, part: z._default(z.enum(["FILE", "INI"]), "FILE") }),
		answer: nothing,
		raw: true,
	}),
	createPayrollExport: endpoint("createPayrollExport", {
		route: "POST /api/payroll-exports",
		summary:
			"Make the wage file of a month as it was looked at; its lines have left then, and periods without any other are EXPORTED",
		access: write,
		input: z.object({
			...ofMonth.shape,
			/** Of the preview. */
			sha256: z.string().check(z.maxLength(64)),
			/** That lines stay behind is known; they come with the next file once they are mended. */
			acceptOmitted: z._default(z.boolean(), false),
		}),
		answer: z.object({ id }),
		refusals: [nothingToExport, fileChanged, fileIncomplete, fileUnaddressed, configArchived],
	}),
	settlePayrollExport: endpoint("settlePayrollExport", {
		route: "POST /api/payroll-exports/settlements",
		summary:
			"Say that a month is done of which payroll has nothing: each of its lines is mapped to nothing; periods without any other are EXPORTED",
		access: write,
		input: ofMonth,
		answer: z.object({ lines: z.int() }),
		refusals: [nothingToExport, fileChanged, fileIncomplete, fileUnaddressed, configArchived],
	}),
	repeatPayrollExport: endpoint("repeatPayrollExport", {
		route: "POST /api/payroll-exports/{id}/repetitions",
		summary:
			"A file of the same lines again: the same one where nothing has changed; else another that takes its place, once somebody has accepted what differs",
		access: write,
		input: z.object({ id, accept: z._default(z.boolean(), false) }),
		answer: z.object({ id, isSame: z.boolean() }),
		refusals: [fileDiffers, fileImported, fileReplaced, fileIncomplete, fileUnaddressed],
	}),
	importPayrollExport: endpoint("importPayrollExport", {
		route: "POST /api/payroll-exports/{id}/import",
		summary:
			"Say that payroll has read a file, with what its log says; periods of which all has been read are IMPORTED",
		access: write,
		input: z.object({ ...ofExport.shape, protocol: typedLines({ min: 3, max: 20_000 }) }),
		answer: nothing,
		refusals: [fileImported, fileReplaced],
	}),
} as const;
