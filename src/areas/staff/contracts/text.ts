import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		EMPLOYMENT_OVERLAPS: [
			"In diesem Zeitraum besteht bereits eine Beschäftigung.",
			"There is already an employment in this period.",
		],
		CONTRACT_OVERLAPS: [
			"In diesem Zeitraum gilt bereits ein Arbeitsvertrag.",
			"There is already a contract in this period.",
		],
		WAGE_OVERLAPS: [
			"In diesem Zeitraum gilt bereits ein Lohn oder Gehalt.",
			"There is already a wage in this period.",
		],
		OUTSIDE_EMPLOYMENT: [
			"Der Arbeitsvertrag muss innerhalb der Beschäftigung liegen.",
			"The contract must lie within the employment.",
		],
		END_BEFORE_BEGIN: [
			"Das Ende darf nicht vor dem Beginn liegen.",
			"The end must not lie before the start.",
		],
		EMPLOYMENT_IN_USE: [
			"Die Beschäftigung kann nicht gelöscht werden, solange es Arbeitsverträge dazu gibt.",
			"The employment cannot be deleted as long as it has contracts.",
		],
		EMPLOYMENT_NOT_FOUND: [
			"Die Beschäftigung wurde nicht gefunden.",
			"The employment was not found.",
		],
		EMPLOYMENT_TYPE_NOT_FOUND: [
			"Die Beschäftigungsart wurde nicht gefunden.",
			"The employment type was not found.",
		],
		WAGE_COST_CENTRE_NOT_FOUND: [
			"Die Kostenstelle wurde nicht gefunden.",
			"The cost centre was not found.",
		],
	},
	employment: {
		one: ["Beschäftigung", "Employment"],
		create: ["Beschäftigung anlegen", "Create employment"],
		edit: ["Beschäftigung bearbeiten", "Edit employment"],
		none: ["Es ist noch keine Beschäftigung eingetragen.", "No employment has been entered yet."],
		fields: {
			entryDate: ["Eintritt", "Entry"],
			exitDate: ["Austritt", "Exit"],
			employmentTypeId: ["Beschäftigungsart", "Employment type"],
		},
	},
	leave: {
		title: ["Urlaubsanspruch im Jahr", "Leave entitlement per year"],
		days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
		weekly: [about("bei # h pro Woche"), about("at # h a week")],
		none: ["Heute gilt kein Arbeitsvertrag", "No contract applies today"],
	},
	contract: {
		one: ["Arbeitsvertrag", "Contract"],
		create: ["Arbeitsvertrag anlegen", "Create contract"],
		edit: ["Arbeitsvertrag bearbeiten", "Edit contract"],
		none: ["Noch kein Arbeitsvertrag", "No contract yet"],
		sections: {
			period: ["Zeitraum", "Period"],
			time: ["Arbeitszeit und Urlaub", "Working time and leave"],
			special: ["Besonderheiten", "Special features"],
		},
		help: { validFrom: ["Innerhalb der Beschäftigung", "Within the employment"] },
		fields: {
			weeklyMinutes: ["Wochenarbeitszeit", "Weekly working time"],
			daysPerWeek: ["Tage pro Woche", "Days a week"],
			annualLeaveDays: ["Urlaubstage pro Jahr", "Leave days a year"],
			arbzgExempt: ["Vom Arbeitszeitgesetz ausgenommen", "Exempt from the Working Time Act"],
			minorUntil: ["Minderjährig bis", "Minor until"],
			maternityFrom: ["Mutterschutz ab", "Maternity protection from"],
			maternityTo: ["Mutterschutz bis", "Maternity protection to"],
			maxActualMinutes: ["Höchstarbeitszeit im Monat", "Maximum working time a month"],
			maxWageCents: ["Höchstverdienst im Monat", "Maximum earnings a month"],
		},
		weekly: [aboutTwo("#1 h pro Woche an #2 Tagen"), aboutTwo("#1 h a week on #2 days")],
		leave: [about("# Urlaubstage"), about("# days of leave")],
	},
	import: { weeklyHours: ["Wochenstunden", "Weekly hours"] },
	wage: {
		one: ["Lohn oder Gehalt", "Wage"],
		assign: ["Lohn zuweisen", "Assign wage"],
		none: ["Es ist noch kein Lohn oder Gehalt eingetragen.", "No wage has been entered yet."],
		fields: {
			kind: ["Art", "Kind"],
			cents: ["Betrag", "Amount"],
			costCentreId: ["Kostenstelle", "Cost centre"],
		},
		options: {
			kind: { HOURLY: ["Stundenlohn", "Hourly wage"], MONTHLY: ["Monatsgehalt", "Monthly salary"] },
		},
	},
	list: {
		notLoaded: ["Die Daten konnten nicht geladen werden.", "The data could not be loaded."],
		withoutType: ["Ohne Beschäftigungsart", "Without employment type"],
		change: ["Bearbeiten", "Edit"],
		show: ["Anzeigen", "Show"],
	},
});
