import { dayOfIso } from "../../time/iso-day.ts";
import { personnelNoCheck } from "../field-checks.ts";
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

/**
 * What is wrong with a line, looked at alone.
 *
 * @param columns names of the columns after the number of the record, which is field 1
 */
export function checkLodasLine(
	columns: readonly string[],
	fields: readonly string[],
	dateForm: DateForm,
): FieldFinding[] {
	return [
		...columns.flatMap((name, at) => {
			const [text, field] = [fields[at + 1] ?? "", at + 2];
			if (name === lodasColumns.personnelNo) return personnelNoCheck(false)(text, field);
			if (name === lodasColumns.companyPersonnelNo) return personnelNoCheck(true)(text, field);
			if (name === lodasColumns.month) return monthFindings(text, field, dateForm);
			return lodasChecks[name]?.(text, field) ?? [];
		}),
		...wageTypeFindings(columns, fields),
	];
}

/** The first day of the month, in the form that the header names. */
function monthFindings(text: string, field: number, form: DateForm): FieldFinding[] {
	const { day, month, year } = dateForms[form].exec(text)?.groups ?? {};
	const isMonth = day === "01" && isDay(`${year}-${month}-${day}`);
	return isMonth ? [] : [finding(field, "MONTH_FORM", text, form.replace("TT", "01"))];
}

function isDay(iso: string): boolean {
	try {
		return dayOfIso(iso) !== undefined;
	} catch {
		return false;
	}
}

function wageTypeFindings(columns: readonly string[], fields: readonly string[]): FieldFinding[] {
	const place = columns.indexOf(lodasColumns.wageType) + 1;
	const key = fields[columns.indexOf(lodasColumns.processingKey) + 1] ?? "";
	const isMissing = place > 0 && fields[place] === "" && !countedAlone.has(key);
	return isMissing ? [finding(place + 1, "WAGE_TYPE_MISSING")] : [];
}
