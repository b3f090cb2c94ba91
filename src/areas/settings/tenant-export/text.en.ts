import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	title: "Export all data",
	about:
		"Makes a ZIP archive of all data of your company: one CSV file per table. Passwords and other secrets are not in it. The archive holds personal data; only you can download it, for 30 days.",
	start: "Start export",
	started: "The export runs as a task. You can download it there as soon as it is done.",
	job: "Export of all data",
	fileName: (company) => `All data ${company}`,
	forbidden: "Only administrators may export all data.",
	done: (tables, rows) => `${rows} rows of ${tables} tables exported.`,
	readme: (company, at) => `All data of ${company}
As of: ${at}

tables/*.csv     One file per table: UTF-8, separated by commas, the first line names the
                 columns. Empty means "not given", "" an empty text.
                 Instants are in UTC, days YYYY-MM-DD, durations minutes, amounts cents.
                 Composite values are JSON in their cell.
                 Texts that begin with = + - @ have an apostrophe in front, so that no
                 spreadsheet carries them out as a formula.
schema.json      Tables, columns and their kinds.

The column id names a row; columns ending in _id refer to the row of another table
(user_id: app_user, unit_id: unit).

Left out are passwords, keys and other secrets (sealed ones too), open sessions, and the
content of files that were made.
`,
	errors: {
		TENANT_EXPORT_RUNNING:
			"An export of all data is already running. Please wait until it is done.",
	},
} as const satisfies Words<typeof german>;
