import { dayOfIso } from "../../time/iso-day.ts";
import { type FieldCheck, personnelNoCheck } from "../field-checks.ts";
import { type FieldFinding, finding } from "../wage-finding.ts";
import { lodasChecks, lodasColumns } from "./lodas-columns.ts";

const dateForms = {
	"TT.MM.JJJJ": /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
	"TT/MM/JJJJ": /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
	TTMMJJJJ: /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
} as const;
export type DateForm = keyof typeof dateForms;

export function isDateForm(text: string): text is DateForm {
	return text in dateForms;
}

/** Keys of days of leave and of sickness that are counted and not paid: they need no wage type. */
const countedAlone = new Set(["71", "72"]);

export type LineCheck = (fields: readonly string[]) => FieldFinding[];

/**
 * What is wrong with lines, each looked at alone; what their columns ask is found out once for all of them.
 *
 * @param columns names of the columns after the number of the record, which is field 1
 */
export function lodasLineCheck(columns: readonly string[], dateForm: DateForm): LineCheck {
	const checks = columns.map((name) => checkOf(name, dateForm));
	const checkWageType = wageTypeNeeded(columns);
	return (fields) => {
		const found = checkWageType(fields);
		checks.forEach((check, at) => {
			const ofField = check(fields[at + 1] ?? "", at + 2);
			if (ofField.length > 0) found.push(...ofField);
		});
		return found;
	};
}

const nothing: FieldCheck = () => [];

function checkOf(name: string, dateForm: DateForm): FieldCheck {
	if (name === lodasColumns.personnelNo) return personnelNoCheck(false);
	if (name === lodasColumns.companyPersonnelNo) return personnelNoCheck(true);
	if (name === lodasColumns.month) return monthCheck(dateForm);
	return lodasChecks[name] ?? nothing;
}

/** The first day of the month, in the form that the header names. */
function monthCheck(form: DateForm): FieldCheck {
	// nearly all lines of a file are of one month
	let known = "";
	return (text, field) => {
		if (text !== "" && text === known) return [];
		const { day, month, year } = dateForms[form].exec(text)?.groups ?? {};
		const isMonth = day === "01" && isDay(`${year}-${month}-${day}`);
		if (!isMonth) return [finding(field, "MONTH_FORM", text, form.replace("TT", "01"))];
		known = text;
		return [];
	};
}

function isDay(iso: string): boolean {
	try {
		return dayOfIso(iso) !== undefined;
	} catch {
		return false;
	}
}

function wageTypeNeeded(columns: readonly string[]): LineCheck {
	const place = columns.indexOf(lodasColumns.wageType) + 1;
	const keyPlace = columns.indexOf(lodasColumns.processingKey) + 1;
	return (fields) => {
		const isMissing =
			place > 0 && fields[place] === "" && !countedAlone.has(fields[keyPlace] ?? "");
		return isMissing ? [finding(place + 1, "WAGE_TYPE_MISSING")] : [];
	};
}
