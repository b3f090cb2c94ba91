import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { atMostNames, id } from "./fields.ts";
import { sortDirections } from "./list.ts";

/** Sheet, German CSV (`;`, decimal comma), international CSV (`,`, decimal point). */
export const exportFormats = ["XLSX", "CSV_DE", "CSV_INT"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a list asks for when the whole of it, not its page, is to be written to a file. */
export const listExportRequest = z.object({
	/** The list, e.g. `staff.users`. */
	list: z.string().check(z.minLength(1), z.maxLength(100)),
	format: z.enum(exportFormats),
	/** Ids of the columns shown, in their order. */
	columns: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
	/** The list's own filters and search, as its query takes them. */
	filter: atMostNames(z.record(z.string().check(z.maxLength(100)), z.unknown()), 100),
	sortBy: z.optional(z.string().check(z.maxLength(200))),
	sortDirection: z.optional(z.enum(sortDirections)),
});
export type ListExportRequest = z.output<typeof listExportRequest>;

/**
 * Up to this many rows are answered as the file itself; of more a job makes the file.
 */
export const exportedAtOnce = 5000;

export const startListExport = endpoint("startListExport", {
	route: "POST /api/list-exports",
	summary:
		"Export a whole list as XLSX or CSV: the file itself, or for long lists the job that makes it",
	access: { signedIn: true },
	input: listExportRequest,
	answer: z.object({ jobId: id }),
	asRead: true,
	raw: true,
});
