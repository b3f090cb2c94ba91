import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, typedText } from "#kit/contract/fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";

export const fileRefusals = {
	type: statusRefusal(415, "FILE_TYPE_NOT_ALLOWED"),
	otherContent: statusRefusal(422, "FILE_IS_NOT_WHAT_IT_SAYS"),
	/** A document that does something by itself, or that nobody can look through. */
	active: statusRefusal(422, "FILE_IS_ACTIVE"),
	empty: statusRefusal(422, "FILE_IS_EMPTY"),
	tooMany: statusRefusal(429, "TOO_MANY_FILES"),
} as const;

/** What may be uploaded, by the ending of its name. */
export const uploadKinds = ["XLSX", "CSV", "PDF", "JPG", "PNG"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** What files are uploaded for: each purpose has a right of its own. */
export const uploadPurposes = [
	"IMPORT_PEOPLE",
	"IMPORT_UNITS",
	"IMPORT_ABSENCES",
	"ABSENCE",
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const megabyte = 1024 * 1024;
/** The most that is taken at all: of tables. */
export const uploadLimit = 20 * megabyte;

const table = { kinds: ["XLSX", "CSV"], bytes: uploadLimit } as const;

/** What is taken for a purpose, and how much of it. */
export const uploadsFor: Readonly<
	Record<UploadPurpose, { readonly kinds: readonly UploadKind[]; readonly bytes: number }>
> = {
	IMPORT_PEOPLE: table,
	IMPORT_UNITS: table,
	IMPORT_ABSENCES: table,
	ABSENCE: { kinds: ["PDF", "JPG", "PNG"], bytes: 10 * megabyte },
};

/** A person may upload so many files within 24 hours, and a company. */
export const mostUploads = { ofPerson: 50, ofTenant: 500 } as const;

export const contract = {
	getFile: endpoint("getFile", {
		route: "GET /api/files/{fileId}",
		summary: "Load a file of one's own",
		access: { signedIn: true },
		input: z.object({ fileId: id }),
		answer: nothing,
		raw: true,
	}),
	uploadFile: endpoint("uploadFile", {
		route: "POST /api/files",
		summary:
			"Upload a table (XLSX, CSV) for an import, or proof of an absence (PDF, JPG, PNG, 10 MB); gone after an hour unless the import began, or the absence has it",
		access: { signedIn: true },
		upload: true,
		bodyLimit: uploadLimit,
		input: z.object({ name: typedText({ min: 1, max: 200 }), purpose: z.enum(uploadPurposes) }),
		answer: z.object({
			fileId: id,
			name: z.string(),
			kind: z.enum(uploadKinds),
			bytes: z.number(),
		}),
		refusals: Object.values(fileRefusals),
	}),
} as const;
