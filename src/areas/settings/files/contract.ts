import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, typedText } from "#kit/contract/fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";

export const fileRefusals = {
	type: statusRefusal(415, "FILE_TYPE_NOT_ALLOWED"),
	otherContent: statusRefusal(422, "FILE_IS_NOT_WHAT_IT_SAYS"),
	empty: statusRefusal(422, "FILE_IS_EMPTY"),
	tooMany: statusRefusal(429, "TOO_MANY_FILES"),
} as const;

/** What may be uploaded, by the ending of its name. */
export const uploadKinds = ["XLSX", "CSV"] as const;
export type UploadKind = (typeof uploadKinds)[number];

export const uploadLimit = 20 * 1024 * 1024;

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
		summary: "Upload a table (XLSX, CSV) for an import; kept for a day",
		access: { signedIn: true },
		upload: true,
		bodyLimit: uploadLimit,
		input: z.object({ name: typedText({ min: 1, max: 200 }) }),
		answer: z.object({
			fileId: id,
			name: z.string(),
			kind: z.enum(uploadKinds),
			bytes: z.number(),
		}),
		refusals: Object.values(fileRefusals),
	}),
} as const;
