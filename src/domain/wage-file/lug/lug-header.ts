import { dateOfDay } from "../../time/civil-date.ts";
import { monthRange } from "../../time/month.ts";
import { officeFindings } from "../field-checks.ts";
import { type FieldFinding, finding } from "../wage-finding.ts";
import type { LugFacts } from "./check-lug-line.ts";

interface LugOffice {
	readonly consultantNo: string;
	readonly clientNo: string;
	/** E.g. 2026-06. */
	readonly month: string;
	readonly companyPersonnelNumbers: boolean;
}

/** Example: "1234567;54321;06/2026", with ";x" where people bear numbers of the company. */
export function writtenLugHeader(office: LugOffice): string {
	const [year, month] = office.month.split("-");
	const mark = office.companyPersonnelNumbers ? ";x" : "";
	return `${office.consultantNo};${office.clientNo};${month}/${year}${mark}`;
}

export function factsOfMonth(month: string, isOfCompany: boolean): LugFacts {
	const [year = 0, nth = 1] = month.split("-").map(Number);
	return { month, isOfCompany, daysOfMonth: dateOfDay(monthRange(year, nth).to).day };
}

const factsWithoutHeader: LugFacts = { month: null, isOfCompany: false, daysOfMonth: 31 };

interface ReadHeader {
	readonly isHeader: boolean;
	readonly facts: LugFacts;
	readonly findings: readonly FieldFinding[];
}

/** What the first line of a text says, if it is a header and not a line already. */
export function readLugHeader(fields: readonly string[]): ReadHeader {
	if (!isHeader(fields)) return { isHeader: false, facts: factsWithoutHeader, findings: [] };
	const [consultantNo = "", clientNo = "", monthText = "", mark = ""] = fields;
	const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(monthText) ?? [];
	const isOfCompany = mark.toLowerCase() === "x";
	const known = month !== undefined && year !== undefined ? `${year}-${month}` : null;
	return {
		isHeader: true,
		facts:
			known === null ? { ...factsWithoutHeader, isOfCompany } : factsOfMonth(known, isOfCompany),
		findings: [
			...officeFindings(consultantNo, clientNo, [1, 2]),
			...(known === null ? [finding(3, "HEADER_MONTH", monthText)] : []),
			...(mark === "" || isOfCompany ? [] : [finding(4, "HEADER_MARK", mark)]),
		],
	};
}

/** Few fields which are no person, day and key. */
function isHeader(fields: readonly string[]): boolean {
	const [, second = "", third = ""] = fields;
	if (fields.length > 4 || fields.length < 2) return false;
	return third.includes("/") || !/^\d{0,2}$/.test(second) || third.length > 2;
}
