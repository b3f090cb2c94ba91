import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	fields: {
		lastName: "Last name",
		firstName: "First name",
		personnelNo: "Personnel number",
		companyPersonnelNo: "Company personnel number",
		mail: "Mail address",
		gender: "Gender",
		unit: "Department",
		entryDate: "Entry",
		exitDate: "Exit",
		name: "Department",
		parent: "Parent department",
	},
	faults: {
		MISSING: () => "This is missing.",
		TOO_LONG: (value) => `“${value} …” is too long.`,
		BAD_MAIL: (value) => `“${value}” is not a mail address.`,
		BAD_DATE: (value) =>
			`“${value}” is not a date with a year (e.g. 31/12/2026).`,
		BAD_GENDER: (value) => `“${value}” is not a known gender (m, f, d).`,
		EXIT_BEFORE_ENTRY: () => "The exit lies before the entry.",
		TWICE_IN_FILE: (line) => `Line ${line} already says the same.`,
		MAIL_TAKEN: (value) => `“${value}” already belongs to another employee.`,
		UNKNOWN_UNIT: (value) => `The department “${value}” was not found.`,
		AMBIGUOUS_UNIT: (value) =>
			`There are several departments “${value}”. Please give the path, e.g. “House North / Care”.`,
		UNIT_DISABLED: (value) => `The department “${value}” is archived.`,
		UNIT_OUT_OF_SCOPE: (value) =>
			`You lack the permission for the department “${value}”.`,
		PERSON_OUT_OF_SCOPE: () =>
			"This belongs to an employee for whom you lack the permission.",
		HIGHER_RIGHTS: () =>
			"This employee has further rights than you and stays unchanged.",
		OWN_UNIT: () => "You cannot change your own department.",
		CYCLE: (value) => `The department “${value}” would lie below itself.`,
		TOO_DEEP: (value) =>
			`The department “${value}” would lie deeper than 15 levels.`,
		PARENT_FAULTY: (line) => `The parent department in line ${line} is faulty.`,
		BAD_TEXT: () => "The text contains a character that cannot be stored.",
		BAD_NUMBER: (value: string) =>
			`“${value}” is not a number with at most two decimals (e.g. 1234.5).`,
		BAD_FLAG: (value: string) => `“${value}” means neither yes nor no.`,
		BAD_OPTION: (value: string) => `“${value}” is none of the options.`,
		UNKNOWN_PERSON: (value: string) =>
			`No active employee “${value}” was found.`,
		AMBIGUOUS_PERSON: (value: string) =>
			`There are several employees “${value}”. Please enter the personnel number.`,
		FIELD_NOT_HERE: () => "This field is not meant for the department.",
		FIELD_OUT_OF_SCOPE: () =>
			"You lack the permission for this personal detail.",
	},
	jobs: {
		check: (file) => `Check import: ${file}`,
		run: (file) => `Import: ${file}`,
		undo: (file) => `Undo import: ${file}`,
		checked: (lines, faulty) =>
			`${lines} lines checked, ${faulty} of them faulty.`,
		ran: (created, changed) => `${created} created, ${changed} changed.`,
		undone: (undone) => `${undone} taken back.`,
		kept: (kept) =>
			`${kept} stayed because they were changed or used in the meantime.`,
		leftOut: (faulty) => `${faulty} faulty lines left out.`,
		fileGone: "The uploaded file no longer exists.",
		unreadable: "The file could not be read.",
		forbidden: "You no longer have permission for this import.",
		faultyNow:
			"Something has changed since the check, and some lines are faulty now. Nothing was imported. Please check again.",
		changedMeanwhile:
			"The same data was changed during the import. Nothing was imported. Please check again.",
	},
	panel: {
		title: "Import",
		start: "Import a table",
		about:
			"Create and change employees or departments from a table (XLSX or CSV). Every line is checked before the import, without changing anything.",
		kind: "What does the table hold?",
		kinds: { PEOPLE: "Employees", UNITS: "Departments" },
		drop: "Drag a file here or",
		choose: "choose a file",
		limits:
			"XLSX or CSV, up to 20 MB and 50,000 lines. The first line names the columns.",
		uploading: "Reading the file …",
		uploadingTitle: "Upload file",
		earlier: "Earlier imports",
		noneEarlier: "No imports in the last 30 days yet.",
		notLoaded: "The import could not be loaded.",
		lines: (count) => (count === 1 ? "1 line" : `${count} lines`),
		statuses: {
			UPLOADED: "Uploaded",
			CHECKED: "Checked",
			DONE: "Imported",
			UNDONE: "Undone",
		},
		mapping: "Assign columns",
		field: "Detail",
		column: "Column of the file",
		example: "Example",
		columnOf: (field) => `Column for ${field}`,
		unnamed: (at) => `Column ${at}`,
		notImported: "Do not import",
		unitOfPeople: "Department where none is given",
		unitOfUnits: "Parent department where none is given",
		check: "Check",
		checkAgain: "Check again",
		checking: "Check import",
		result: "Result of the check",
		resultDone: "Imported lines",
		actions: {
			NEW: "New",
			CHANGED: "Changed",
			UNCHANGED: "Unchanged",
			FAULTY: "Faulty",
		},
		all: "All",
		line: "Line",
		action: "Effect",
		faults: "Notes",
		undone: { UNDONE: "Taken back", KEPT: "Stayed" },
		noLines: "No lines.",
		run: "Import",
		runGood: (count) =>
			count === 1 ? "Import 1 good line" : `Import ${count} good lines`,
		running: "Carry out import",
		undo: "Undo import",
		undoText:
			"What was created is deleted, what was changed gets its old values. Whatever somebody has changed or used in the meantime stays.",
		undoUntil: (at) => `Can be undone until ${at}.`,
		undoing: "Undo import",
		another: "Import another table",
		working: "In progress",
		failed: "The last task failed. Its protocol tells more.",
		protocol: "Protocol",
	},
	errors: {
		IMPORT_FILE_NOT_FOUND:
			"The uploaded file no longer exists. Please upload it again.",
		IMPORT_UNIT_NOT_FOUND: "The department was not found.",
		IMPORT_FILE_UNREADABLE: "The file could not be read.",
		IMPORT_FILE_EMPTY: "The file has no lines below its head.",
		IMPORT_FILE_TOO_LONG: (most) =>
			`The file has more than ${most} lines. Please split it.`,
		IMPORT_COLUMNS_MISSING: (columns) =>
			`Please assign a column to: ${columns}.`,
		IMPORT_BUSY: "This import is being worked on.",
		IMPORT_NOT_CHECKED: "Please check the import first.",
		IMPORT_HAS_FAULTS:
			"The import has faulty lines. You may import only the good ones, or improve the file.",
		IMPORT_HAS_NOTHING_TO_DO: "No line would create or change anything.",
		IMPORT_ALREADY_DONE: "This import has already been carried out.",
		IMPORT_NOT_DONE: "This import has not been carried out.",
		IMPORT_UNDO_TOO_LATE: "An import can only be undone within 24 hours.",
	},
} as const satisfies Words<typeof german>;
