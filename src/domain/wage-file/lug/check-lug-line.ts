import { keyFamily, keyFault } from "../absence-keys.ts";
import {
	costCentreCheck,
	type FieldCheck,
	factorCheck,
	noteCheck,
	numberCheck,
	personnelNoCheck,
} from "../field-checks.ts";
import { readHundredths } from "../hundredths.ts";
import { type FieldFinding, finding } from "../wage-finding.ts";
import { type LugLine, lugField, lugFields, lugWageTypes } from "./lug-fields.ts";

/** What a header says of its lines. */
export interface LugFacts {
	/** E.g. 2026-06; null of lines without header. */
	readonly month: string | null;
	readonly daysOfMonth: number;
	readonly isOfCompany: boolean;
}

const nothing: FieldCheck = () => [];

/** What a field may hold by itself; DATEV document on the interface of time recording, chapter 4. */
const checks: Readonly<Record<keyof LugLine, FieldCheck>> = {
	personnelNo: nothing,
	day: nothing,
	absenceKey: nothing,
	wageType: lugWageTypes,
	// both belong to days alone, and what is allowed depends on the key
	hours: nothing,
	days: nothing,
	value: numberCheck(-999_999_999, 999_999_999),
	factor: factorCheck,
	wageChange: numberCheck(1, 99_999),
	costCentre: costCentreCheck,
	costUnit: costCentreCheck,
	note: noteCheck,
};

const checkedFields = lugFields
	.filter((name) => checks[name] !== nothing)
	.map((name) => ({ name, check: checks[name], field: lugField[name] }));

const personnelNo = personnelNoCheck(false);
const companyPersonnelNo = personnelNoCheck(true);

/** A line bears a sum of the month unless it names a day or a key. */
export function isMonthLine({ day, absenceKey }: LugLine): boolean {
	return day === "" && absenceKey === "";
}

/** What is wrong with a line, looked at alone. */
export function checkLugLine(line: LugLine, facts: LugFacts): FieldFinding[] {
	const check = facts.isOfCompany ? companyPersonnelNo : personnelNo;
	const found = [...check(line.personnelNo, lugField.personnelNo)];
	// nearly every line is right: nothing is made for what is not found
	for (const one of checkedFields) {
		const text = line[one.name];
		if (text !== "") found.push(...one.check(text, one.field));
	}
	if (isMonthLine(line)) addOfMonth(found, line);
	else found.push(...calendarFindings(line, facts));
	return found;
}

function addOfMonth(found: FieldFinding[], { wageType, hours, days, value }: LugLine): void {
	if (wageType === "") found.push(finding(lugField.wageType, "WAGE_TYPE_MISSING"));
	if (hours !== "") found.push(finding(lugField.hours, "HOURS_IN_MONTH_LINE", hours));
	if (days !== "") found.push(finding(lugField.days, "DAYS_IN_MONTH_LINE", days));
	if (value === "") found.push(finding(lugField.value, "VALUE_MISSING"));
}

function calendarFindings(line: LugLine, facts: LugFacts): FieldFinding[] {
	const { hours, value } = line;
	return [
		...dayFindings(line, facts),
		...keyFindings(line, facts),
		...hoursOfDay(hours, lugField.hours),
		...(value === "" ? [] : [finding(lugField.value, "VALUE_IN_CALENDAR_LINE", value)]),
		...daysFindings(line),
		...neededFindings(line),
	];
}

function dayFindings({ day }: LugLine, { daysOfMonth }: LugFacts): FieldFinding[] {
	if (day === "") return [finding(lugField.day, "DAY_MISSING")];
	const isDay = /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= daysOfMonth;
	return isDay ? [] : [finding(lugField.day, "DAY_RANGE", day, daysOfMonth)];
}

function keyFindings({ absenceKey }: LugLine, { month }: LugFacts): FieldFinding[] {
	if (absenceKey === "") return [finding(lugField.absenceKey, "KEY_MISSING")];
	const fault = keyFault(absenceKey, month);
	return fault === undefined ? [] : [finding(lugField.absenceKey, fault, absenceKey)];
}

const hoursOfDay = numberCheck(1, 2400);
const daysRange = numberCheck(1, 100);

/** Parts of a day that the key allows. */
function daysFindings({ absenceKey, days }: LugLine): FieldFinding[] {
	const value = readHundredths(days);
	if (value === undefined) return [...daysRange(days, lugField.days)];
	const family = keyFamily(absenceKey);
	if (family === "LEAVE")
		return value === 50 || value === 100 ? [] : [finding(lugField.days, "DAYS_OF_LEAVE", days)];
	if (family === "HOURS") return [finding(lugField.days, "DAYS_OF_HOURS_KEY", absenceKey)];
	if (family === "INTERRUPTION" && value !== 100)
		return [finding(lugField.days, "DAYS_OF_INTERRUPTION", days, absenceKey)];
	return [...daysRange(days, lugField.days)];
}

/** What the key needs beside it; a day without work bears nothing but the key of a sickness or an interruption. */
function neededFindings({ absenceKey, hours, days }: LugLine): FieldFinding[] {
	const missing = (name: "hours" | "days") => [finding(lugField[name], "VALUE_MISSING")];
	switch (keyFamily(absenceKey)) {
		case "LEAVE":
			return days === "" ? missing("days") : [];
		case "HOURS":
			return hours === "" ? missing("hours") : [];
		case "SICK":
			return hours === "" && days !== "" ? missing("hours") : [];
		case "INTERRUPTION":
			if ((hours === "") === (days === "")) return [];
			return missing(hours === "" ? "hours" : "days");
		case "OTHER":
			return [];
	}
}
