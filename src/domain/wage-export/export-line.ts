import type { CountingAccount } from "../payroll/lines/amount-of-day.ts";
import type { AwayOnDay } from "../payroll/lines/payroll-day.ts";
import type { PayrollLine } from "../payroll/lines/payroll-line.ts";
import type { WageLine } from "../wage-file/wage-file-input.ts";

/** A line of a closed payroll that is to leave. */
export interface ExportLine extends PayrollLine {
	readonly id: string;
	readonly userId: string;
	/** That it is about, e.g. 2026-06. */
	readonly month: string;
	/** What a correction brought. */
	readonly isDelta: boolean;
}

export interface ExportPerson {
	readonly id: string;
	readonly personnelNo: string | null;
	readonly firstName: string;
	readonly lastName: string;
	readonly employmentTypeId: string | null;
}

export interface ExportAccount extends CountingAccount {
	readonly code: string;
	readonly name: string;
}

/** A day of a person, as far as lines of the calendar are made of it. */
export interface CalendarDay {
	readonly userId: string;
	/** Civil day. */
	readonly day: string;
	readonly targetMinutes: number;
	readonly holidayCreditMinutes: number;
	readonly absenceCreditMinutes: number;
	readonly absences: readonly AwayOnDay[];
}

/** What a file is made of. */
export interface ExportFacts {
	readonly lines: readonly ExportLine[];
	readonly people: ReadonlyMap<string, ExportPerson>;
	readonly accounts: ReadonlyMap<string, ExportAccount>;
	/** Codes of cost centres. */
	readonly costCentres: ReadonlyMap<string, string>;
	/** Days of those whose absences travel by the calendar, by person and month (`monthKey`). */
	readonly days: ReadonlyMap<string, readonly CalendarDay[]>;
}

export function monthKey(userId: string, month: string): string {
	return `${userId} ${month}`;
}

/** A line of a file with what it comes from. */
export interface WageEntry {
	readonly line: WageLine;
	readonly userId: string;
	readonly accountId: string;
	readonly month: string;
	/** As it is mapped: other programs than DATEV may have letters there. */
	readonly wageType: string | null;
	/** What the line carries; of a sum one of them, of a day of the calendar hours and days, or neither. */
	readonly minutes: number | null;
	/** Ten thousandths. */
	readonly days: number | null;
	readonly cents: number | null;
	/** Of closed payrolls: several where days of the calendar stand for their sum; then all of these entries leave, or none. */
	readonly lineIds: readonly string[];
}
