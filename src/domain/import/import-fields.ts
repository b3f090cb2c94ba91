/** What a column of an imported table may mean. */
export const importFields = {
	PEOPLE: [
		"lastName",
		"firstName",
		"personnelNo",
		"companyPersonnelNo",
		"mail",
		"gender",
		"unit",
		"entryDate",
		"exitDate",
		"validFrom",
	],
	UNITS: ["name", "parent"],
	ABSENCES: ["personnelNo", "absenceKind", "fromDate", "toDate", "halfDays", "remark"],
} as const;

export type ImportKind = keyof typeof importFields;
export type ImportField = (typeof importFields)[ImportKind][number];

/** A column of a custom field of people, by its key: `custom.locker`. */
export type CustomImportField = `custom.${string}`;
/** Besides these, what features declare of people: `weeklyHours`, `worksheet` …; see person-rows.ts. */
export type ColumnField = ImportField | CustomImportField | (string & {});

/** Without these there is nothing to import. */
export const neededFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
	PEOPLE: ["lastName", "firstName"],
	UNITS: ["name"],
	ABSENCES: ["personnelNo", "absenceKind", "fromDate"],
};

/** Field → place of its column, counted from 0. */
export type ImportMapping = Readonly<Record<string, number>>;

/** Why a line cannot be imported. */
export const faultCodes = [
	"MISSING",
	"TOO_LONG",
	"BAD_MAIL",
	"BAD_DATE",
	"BAD_GENDER",
	"EXIT_BEFORE_ENTRY",
	"TWICE_IN_FILE",
	"MAIL_TAKEN",
	"UNKNOWN_UNIT",
	"AMBIGUOUS_UNIT",
	"UNIT_DISABLED",
	"UNIT_OUT_OF_SCOPE",
	"PERSON_OUT_OF_SCOPE",
	"HIGHER_RIGHTS",
	"OWN_UNIT",
	"CYCLE",
	"TOO_DEEP",
	"PARENT_FAULTY",
	"BAD_TEXT",
	"BAD_NUMBER",
	"BAD_FLAG",
	"BAD_OPTION",
	"UNKNOWN_PERSON",
	"AMBIGUOUS_PERSON",
	"FIELD_NOT_HERE",
	"FIELD_OUT_OF_SCOPE",
	"BAD_HOURS",
	"BAD_DAYS",
	"UNKNOWN_ENTRY",
	"UNKNOWN_LEVEL",
	"NO_EMPLOYMENT",
	"BEGINS_THEN",
	"MONTH_CLOSED",
	"ONE_OF_BOTH",
	"BEYOND_RIGHTS",
	"OWN_RIGHTS",
	"BAD_BALANCE",
	"BAD_LEAVE",
	"HAS_ACCOUNT",
	"LAPSED_THEN",
	"TOO_FAR_AHEAD",
	"TAKEN_OR_REST",
	"REVERSED",
	"TOO_FAR",
	"BAD_HALF",
	"WHOLE_DAYS_ONLY",
	"BY_HOURS",
	"OVERLAPS",
	"OVERLAPS_LINE",
	"IN_CLOSED_MONTH",
	"OWN_ABSENCE",
] as const;
export type FaultCode = (typeof faultCodes)[number];

export interface ImportFault {
	readonly field: ColumnField;
	/** Of a custom field: what it is called. */
	readonly name?: string;
	readonly code: FaultCode;
	/** What the cell says, or the line that says the same. */
	readonly value?: string;
}

export interface ImportLine {
	/** In the file, counted from 1; the head is a line too. */
	readonly line: number;
	readonly cells: readonly string[];
}
