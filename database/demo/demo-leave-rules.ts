import type { LeaveRule } from "#domain/leave/leave-rule.ts";

export interface DemoLeaveRule {
	readonly name: string;
	readonly settings: LeaveRule;
	/** Key of the unit that it is for, with all below it; for everybody where none is named. */
	readonly unit?: string;
}

const agreed = (days: string): LeaveRule => ({
	kind: "CONTRACTUAL",
	days,
	fullWeekDays: 5,
	proRataClause: true,
});

/** Clinics have thirty days, the day clinic by its own agreement two fewer. */
export const hospitalLeaveRules: readonly DemoLeaveRule[] = [
	{ name: "Gesetzlicher Urlaub", settings: { kind: "STATUTORY" } },
	{ name: "30 Tage nach Haustarif", settings: agreed("30") },
	{ name: "28 Tage Tagesklinik", settings: agreed("28"), unit: "outpatients" },
	{ name: "Zusatzurlaub nach § 208 SGB IX", settings: { kind: "DISABLED" } },
	{
		name: "Treuetag ab 10 Jahren",
		settings: { kind: "TENURE", years: 10, days: "1", wholeYear: true },
	},
];

export const bakeryLeaveRules: readonly DemoLeaveRule[] = [
	{ name: "Gesetzlicher Urlaub", settings: { kind: "STATUTORY" } },
	{ name: "25 Tage", settings: agreed("25") },
];
