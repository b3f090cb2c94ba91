import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Files of one absence. */
export const mostFiles = 10;

/** Proof of an absence: a certificate, an invitation. */
export const absenceFile = z.object({
	fileId: id,
	name: z.string(),
	bytes: z.int(),
	addedAt: instant,
	addedBy: z.object({ firstName: z.string(), lastName: z.string() }),
	mayRemove: z.boolean(),
});

/** Nobody uploaded it, or longer ago than it is kept without an absence. */
export const absenceFileGone = refusal("RuleViolation", "ABSENCE_FILE_GONE");
/** It was refused or given up. */
export const absenceOver = refusal("InvalidAction", "ABSENCE_OVER");
export const absenceFilesTooMany = refusal("RuleViolation", "ABSENCE_FILES_TOO_MANY");

/** Files that were uploaded for it. */
export const fileFields = { fileIds: z._default(z.array(id).check(z.maxLength(mostFiles)), []) };

/** One's own, and with WRITE those of others: the use case says which. */
const own = { signedIn: true } as const;
const ofFile = { id, fileId: id };

export const filesContract = {
	addAbsenceFile: endpoint("addAbsenceFile", {
		route: "POST /api/absences/{id}/files",
		summary: "Add a file that was uploaded for it to an absence",
		access: own,
		input: z.object(ofFile),
		answer: nothing,
		refusals: [absenceFileGone, absenceFilesTooMany, absenceOver],
	}),
	getAbsenceFile: endpoint("getAbsenceFile", {
		route: "GET /api/absences/{id}/files/{fileId}",
		summary: "Load a file of an absence whose kind one may know",
		access: own,
		input: z.object(ofFile),
		answer: nothing,
		raw: true,
	}),
	removeAbsenceFile: endpoint("removeAbsenceFile", {
		route: "DELETE /api/absences/{id}/files/{fileId}",
		summary: "Delete a file of an absence",
		access: own,
		input: z.object(ofFile),
		answer: nothing,
	}),
} as const;
