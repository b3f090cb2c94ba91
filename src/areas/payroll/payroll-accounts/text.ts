import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PAYROLL_ACCOUNT_SOURCE: [
			"Die Angabe passt nicht zu dem, was gezählt wird.",
			"This does not fit what is counted.",
		],
		PAYROLL_ACCOUNT_ACTIVITY: [
			"Gezählt werden nur Abwesenheitsarten.",
			"Only kinds of absence are counted.",
		],
	},
	master: {
		one: ["Lohnkonto", "Payroll account"],
		many: ["Lohnkonten", "Payroll accounts"],
		empty: [
			"Lohnkonten sagen, was die Abrechnung von einem Monat zählt: Ist, Zuschläge, Urlaub, Krankheit. Noch gibt es keine.",
			"Payroll accounts say what payroll counts of a month: actual time, surcharges, leave, sickness. There are none yet.",
		],
		deleteText: [
			"Soll dieses Lohnkonto wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this payroll account permanently?",
		],
		fields: {
			code: ["Kürzel", "Code"],
			name: ["Bezeichnung", "Name"],
			type: ["Zählt", "Counts"],
			format: ["Angabe in", "Given in"],
			specialAccountId: ["Sonderkonto", "Special account"],
			activityId: ["Abwesenheitsart", "Kind of absence"],
			activityClass: ["Abwesenheiten", "Absences"],
		},
		help: {
			format: [
				"Stunden werden erst zusammengezählt und dann gerundet; ein halber Tag ist 0,5.",
				"Hours are added up first and rounded then; half a day is 0.5.",
			],
		},
		options: {
			type: {
				TARGETACTUALS_TARGET: ["Soll", "Target"],
				TARGETACTUALS_ACTUAL: ["Ist", "Actual"],
				TARGETACTUALS_BALANCE: ["Saldo", "Balance"],
				SPECIALACCOUNT_ID: ["Ein Sonderkonto", "A special account"],
				ABSENCEACTIVITY_ID: ["Eine Abwesenheitsart", "A kind of absence"],
				ABSENCEACTIVITY_CLASS: ["Abwesenheitsgruppe", "Group of absences"],
				HOLIDAY: ["Feiertage", "Public holidays"],
				LEAVEACCOUNT_REMAINING: ["Resturlaub", "Leave that remains"],
			},
			format: { HOURS: ["Stunden", "Hours"], DAY_FACTOR: ["Tage", "Days"] },
			activityClass: {
				LEAVE: ["Urlaub", "Leave"],
				SICK: ["Krankheit", "Sickness"],
				ABSENCE: ["Sonstige Abwesenheiten", "Other absences"],
			},
		},
	},
});
