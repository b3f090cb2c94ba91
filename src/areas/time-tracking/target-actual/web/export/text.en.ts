import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	sub: "Target and actual times as a file",
	months: "Period",
	from: "From",
	to: "To",
	backwards: "The first month lies after the last one.",
	tooMany: "Please choose at most 24 months.",
	who: "For whom",
	whoms: { ALL: "Everybody", UNITS: "Departments", PEOPLE: "Employees" },
	own: "You export your own times.",
	units: "Departments",
	noUnits: "Please choose at least one department.",
	people: (count: string) => `${count} chosen`,
	choosePeople: "Choose employees",
	noPeople: "Please choose at least one employee.",
	archived: "Include archived employees",
	what: "Content",
	whats: { MONTHS: "Sums of months", DAYS: "Single days" },
	hours: "Times as",
	hourForms: { TIME: "Hours:minutes (7:42)", DECIMAL: "Decimal (7.70)" },
	format: "Format",
	formats: {
		XLSX: "Excel (XLSX)",
		CSV_DE: "CSV (German)",
		CSV_INT: "CSV (international)",
	},
	recorded:
		"The export is recorded with your name. Beyond 5,000 rows the file is made by a task in the background.",
	start: "Export",
	running: "Exporting …",
} satisfies Words<typeof german>;
