import * as z from "zod/mini";
import { faultCodes } from "#domain/import/import-fields.ts";
import { importKinds } from "#domain/import/import-kinds.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { atMostNames, id, instant, nothing } from "#kit/contract/fields.ts";
import { job } from "#kit/contract/jobs.ts";
import { listAnswer, listPaging } from "#kit/contract/list.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

export const importRefusals = {
	fileNotFound: refusal("EntityNotFound", "IMPORT_FILE_NOT_FOUND"),
	unitNotFound: refusal("EntityNotFound", "IMPORT_UNIT_NOT_FOUND"),
	unreadable: statusRefusal(422, "IMPORT_FILE_UNREADABLE"),
	empty: statusRefusal(422, "IMPORT_FILE_EMPTY"),
	tooLong: statusRefusal(422, "IMPORT_FILE_TOO_LONG"),
	columnsMissing: statusRefusal(422, "IMPORT_COLUMNS_MISSING"),
	/** There is no such field, or the importing person may not write it. */
	fieldNotOpen: statusRefusal(422, "IMPORT_FIELD_NOT_OPEN"),
	busy: refusal("InvalidAction", "IMPORT_BUSY"),
	notChecked: refusal("InvalidAction", "IMPORT_NOT_CHECKED"),
	hasFaults: refusal("InvalidAction", "IMPORT_HAS_FAULTS"),
	nothingToDo: refusal("InvalidAction", "IMPORT_HAS_NOTHING_TO_DO"),
	alreadyDone: refusal("InvalidAction", "IMPORT_ALREADY_DONE"),
	notDone: refusal("InvalidAction", "IMPORT_NOT_DONE"),
	undoTooLate: refusal("InvalidAction", "IMPORT_UNDO_TOO_LATE"),
} as const;

/** Beyond it a file is to be split. */
export const longestImport = 50_000;
export const undoHours = 24;

export const importStatuses = ["UPLOADED", "CHECKED", "DONE", "UNDONE"] as const;
export const lineActions = ["NEW", "CHANGED", "UNCHANGED", "FAULTY"] as const;
export type LineAction = (typeof lineActions)[number];

/** One of the fields of people or units, a custom field of people (`custom.<key>`), or one of the run's `columns`. */
const field = z.string().check(z.maxLength(100));

/** Field → place of its column, counted from 0. */
const mapping = atMostNames(z.record(field, z.int().check(z.gte(0), z.lte(199))), 200);

const importRun = z.object({
	id,
	kind: z.enum(importKinds),
	fileName: z.string(),
	status: z.enum(importStatuses),
	/** Titles of the file's columns. */
	head: z.array(z.string()),
	/** Its first lines. */
	sample: z.array(z.array(z.string())),
	lineCount: z.number(),
	/** What else a column of people may say that the importing person may write: contracts, plans, roles … */
	columns: z.array(z.object({ field, name: z.string() })),
	/** As chosen last; before the first check as the titles suggest. */
	mapping,
	unitId: z.nullable(id),
	onlyGood: z.boolean(),
	/** Lines by what they do; null before the first check. */
	counts: z.nullable(
		z.object({ NEW: z.number(), CHANGED: z.number(), UNCHANGED: z.number(), FAULTY: z.number() }),
	),
	/** After undoing: what could be taken back, and what somebody has touched since. */
	undone: z.nullable(z.object({ UNDONE: z.number(), KEPT: z.number() })),
	ranAt: z.nullable(instant),
	undoneAt: z.nullable(instant),
	/** Until when it can be undone. */
	undoUntil: z.nullable(instant),
	/** The job at work on it, or the last one. */
	job: z.nullable(job),
});
export type ImportRun = z.output<typeof importRun>;

const importLine = z.object({
	/** In the file, counted from 1. */
	line: z.number(),
	cells: z.array(z.string()),
	action: z.enum(lineActions),
	faults: z.array(
		z.object({
			field,
			/** Title of the column, or what a custom field is called; empty where the file has none for the field. */
			column: z.string(),
			code: z.enum(faultCodes),
			text: z.string(),
		}),
	),
	entityId: z.nullable(id),
	undo: z.nullable(z.enum(["UNDONE", "KEPT"])),
});

/** People or units, whichever may be written; each import asks for the key of its kind too. */
const access = { key: "users.manage", level: "WRITE", orKey: "units.manage" } as const;
const importId = z.object({ importId: id });

export const contract = {
	createImport: endpoint("createImport", {
		route: "POST /api/imports",
		summary:
			"Begin an import of people (users.manage), units (units.manage) or absences (absences.manage, FULL) with an uploaded file",
		access,
		input: z.object({ kind: z.enum(importKinds), fileId: id }),
		answer: importRun,
		refusals: [
			importRefusals.fileNotFound,
			importRefusals.unreadable,
			importRefusals.empty,
			importRefusals.tooLong,
		],
		asRead: true,
	}),
	listImports: endpoint("listImports", {
		route: "GET /api/imports",
		summary: "One's own imports of the last 30 days, the newest first",
		access,
		input: nothing,
		answer: z.object({ imports: z.array(importRun) }),
	}),
	getImport: endpoint("getImport", {
		route: "GET /api/imports/{importId}",
		summary: "One of one's own imports",
		access,
		input: importId,
		answer: importRun,
	}),
	listImportLines: endpoint("listImportLines", {
		route: "GET /api/imports/{importId}/lines",
		summary: "What each line of an import does, or what is wrong with it",
		access,
		input: z.object({
			importId: id,
			action: z.optional(z.enum(lineActions)),
			...listPaging,
		}),
		answer: listAnswer(importLine),
	}),
	checkImport: endpoint("checkImport", {
		route: "PUT /api/imports/{importId}/check",
		summary: "Try an import without changing anything, as a job",
		access,
		input: z.object({
			importId: id,
			mapping,
			/** Where people without a unit and units without a parent go. */
			unitId: z.optional(z.nullable(id)),
		}),
		answer: z.object({ jobId: id }),
		refusals: [
			importRefusals.columnsMissing,
			importRefusals.fieldNotOpen,
			importRefusals.unitNotFound,
			importRefusals.fileNotFound,
			importRefusals.busy,
			importRefusals.alreadyDone,
		],
	}),
	runImport: endpoint("runImport", {
		route: "PUT /api/imports/{importId}/run",
		summary: "Carry out an import that was checked, as a job: all or nothing",
		access,
		input: z.object({
			importId: id,
			/** Leaves faulty lines out instead of refusing. */
			onlyGood: z._default(z.boolean(), false),
		}),
		answer: z.object({ jobId: id }),
		refusals: [
			importRefusals.notChecked,
			importRefusals.hasFaults,
			importRefusals.nothingToDo,
			importRefusals.busy,
			importRefusals.alreadyDone,
		],
	}),
	undoImport: endpoint("undoImport", {
		route: "PUT /api/imports/{importId}/undo",
		summary:
			"Take back what an import did, within 24 hours, where nothing was changed since; as a job",
		access,
		input: importId,
		answer: z.object({ jobId: id }),
		refusals: [importRefusals.notDone, importRefusals.undoTooLate, importRefusals.busy],
	}),
} as const;
