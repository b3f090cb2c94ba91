import type { CalendarDay, ExportAccount, ExportFacts, ExportLine } from "./export-line.ts";
import { monthKey } from "./export-line.ts";
import type { ExportOffice } from "./made-file.ts";
import type { WageMapping } from "./wage-mapping.ts";

/** Two people and three accounts, as tests begin. */

const account = (id: string, more: Partial<ExportAccount>): ExportAccount => ({
	...{ id, code: id, name: id, type: "TARGETACTUALS_ACTUAL", format: "HOURS" },
	...{ specialAccountId: null, activityId: null, activityClass: null, workedOnly: false },
	...more,
});

const accounts = [
	account("pay", {}),
	account("leave", {
		...{ type: "ABSENCEACTIVITY_CLASS", activityClass: "LEAVE", format: "DAY_FACTOR" },
	}),
	account("sick", { type: "ABSENCEACTIVITY_CLASS", activityClass: "SICK" }),
];

const people = [
	{ id: "mia", personnelNo: "101", firstName: "Mia", lastName: "Maier", employmentTypeId: "part" },
	{ id: "tom", personnelNo: "102", firstName: "Tom", lastName: "Thal", employmentTypeId: null },
];

/** Lines are numbered as they come. */
export function exportLine(more: Partial<ExportLine> & Pick<ExportLine, "id">): ExportLine {
	return {
		...{ userId: "mia", accountId: "pay", costCentreId: null, month: "2026-06", isDelta: false },
		...{ minutes: 0, days: 0, cents: 0 },
		...more,
	};
}

export function exportFacts(
	lines: readonly ExportLine[],
	days: readonly CalendarDay[] = [],
	more: Partial<ExportFacts> = {},
): ExportFacts {
	return {
		lines,
		people: new Map(people.map((one) => [one.id, one])),
		accounts: new Map(accounts.map((one) => [one.id, one])),
		costCentres: new Map([["ward", "1000"]]),
		days: Map.groupBy(days, ({ userId, day }) => monthKey(userId, day.slice(0, 7))),
		...more,
	};
}

export function wageMapping(more: Partial<WageMapping>): WageMapping {
	return {
		...{ accountId: "pay", target: "ALL", targetId: null, carries: "QUANTITY" },
		...{ wageType: "1000", processingKey: null, absenceKey: null },
		...more,
	};
}

export const office: ExportOffice = {
	...{ consultantNo: "1234567", clientNo: "54321", companyPersonnelNumbers: false },
	...{ recordId: 10, layout: null },
};

/** A day of Mia's on which she was ill or on leave; without minutes nobody would have worked. */
export function awayDay(
	day: string,
	activityClass: "SICK" | "LEAVE",
	minutes: number,
	cost = minutes > 0 ? 10_000 : 0,
): CalendarDay {
	const absence = { activityId: activityClass, activityClass, isCredited: true, cost };
	return {
		...{ userId: "mia", day, targetMinutes: minutes, holidayCreditMinutes: 0 },
		absenceCreditMinutes: minutes,
		absences: [{ ...absence, costMinutes: minutes }],
	};
}
