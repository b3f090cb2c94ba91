import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		MONTH_TOO_FAR: [
			"Dieser Monat liegt zu weit in der Zukunft für eine Auswertung.",
			"This month lies too far ahead to be evaluated.",
		],
		MONTHS_BACKWARDS: [
			"Der erste Monat liegt nach dem letzten.",
			"The first month lies after the last one.",
		],
		MONTHS_TOO_MANY: [
			"Auf einmal werden höchstens 24 Monate ausgewertet. Bitte wählen Sie weniger.",
			"At most 24 months are evaluated at once. Please choose fewer.",
		],
	},
	job: ["Tagesergebnisse werden neu berechnet", "The figures of days are computed anew"],
	jobDone: [
		(days: number, people: number) =>
			`${days.toLocaleString("de-DE")} Tage von ${people === 1 ? "einer Person" : `${people.toLocaleString("de-DE")} Personen`} neu berechnet.`,
		(days: number, people: number) =>
			`${days.toLocaleString("en-GB")} days of ${people === 1 ? "one person" : `${people.toLocaleString("en-GB")} people`} computed anew.`,
	],
	figures: {
		targetMinutes: ["Soll", "Target"],
		workedMinutes: ["Ist", "Actual"],
		pauseMinutes: ["Pause", "Break"],
		autoPauseMinutes: ["Pause automatisch", "Automatic break"],
		holidayCreditMinutes: ["Feiertag", "Holiday"],
		absenceCreditMinutes: ["Abwesenheit", "Absence"],
		extraMinutes: ["Gutschrift", "Credit"],
		balanceMinutes: ["Saldo ganzer Monat", "Balance of the whole month"],
		balanceToDateMinutes: ["Saldo", "Balance"],
		overtimeMinutes: ["Überstunden", "Overtime"],
		pendingMinutes: ["Beantragt", "Requested"],
	},
	flags: {
		VIOLATION: ["Verstoß", "Violation"],
		PENDING: ["Beantragt", "Requested"],
		HOLIDAY: ["Feiertag", "Holiday"],
		ABSENCE: ["Abwesend", "Absent"],
		NOT_EMPLOYED: ["Nicht beschäftigt", "Not employed"],
	},
	list: {
		title: ["Soll/Ist", "Target/actual"],
		search: ["Name, Personalnummer", "Name, personnel number"],
		empty: [
			"In diesem Monat gibt es niemanden, dessen Zeiten Sie sehen dürfen.",
			"There is nobody in this month whose times you may see.",
		],
		open: ["Auswertung öffnen", "Open evaluation"],
		show: ["Anzeigen", "Show"],
		export: ["Exportieren", "Export"],
		remarks: ["Nur mit", "Only with"],
		unit: ["Abteilung", "Department"],
		choosePeople: ["Mitarbeiter wählen", "Choose employees"],
		people: [(count: number) => `${count} gewählt`, (count: number) => `${count} chosen`],
		archived: ["Archivierte Mitarbeiter", "Archived employees"],
		toDate: [(day: string) => `Saldo bis ${day}`, (day: string) => `Balance until ${day}`],
		ofMonths: ["Soll-Ist Monate", "Target-actual months"],
		ofDays: ["Soll-Ist Tage", "Target-actual days"],
		inHours: [(figure: string) => `${figure} (Stunden)`, (figure: string) => `${figure} (hours)`],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			personnelNumber: ["Personalnummer", "Personnel number"],
			unitName: ["Abteilung", "Department"],
			month: ["Monat", "Month"],
			day: ["Tag", "Day"],
			begin: ["Beginn", "Begin"],
			end: ["Ende", "End"],
			leaveDays: ["Urlaubstage", "Days of leave"],
			flags: ["Hinweise", "Remarks"],
		},
	},
});
