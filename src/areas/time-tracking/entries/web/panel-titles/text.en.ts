import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	detail: "Time entry",
	create: "Create a time entry",
	edit: "Edit a time entry",
	reasonRequest: "Give a reason",
	bulkInsert: "Create several time entries",
	extendedFilter: "Extended filter",
	list: "Time entries",
	requestChange: "Request a change",
} as const satisfies Words<typeof german>;
