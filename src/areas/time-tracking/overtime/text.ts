import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		OVERTIME_ACCOUNT_EXISTS: [
			"Das Überstundenkonto ist bereits eröffnet.",
			"The overtime account is open already.",
		],
		OVERTIME_ACCOUNT_MISSING: [
			"Das Überstundenkonto ist noch nicht eröffnet.",
			"The overtime account has not been opened yet.",
		],
		OVERTIME_BEFORE_OPENING: [
			"Der Tag liegt vor der Eröffnung des Überstundenkontos.",
			"The day lies before the overtime account was opened.",
		],
		OVERTIME_MONTH_CLOSED: [
			"Der Monat ist abgeschlossen. Bitte wählen Sie einen Tag in einem offenen Monat.",
			"The month is closed. Please choose a day in an open month.",
		],
		OVERTIME_TOO_FAR_AHEAD: [
			"Der Tag darf höchstens ein Jahr in der Zukunft liegen.",
			"The day may be at most a year ahead.",
		],
		OVERTIME_ADDS: [
			"Auszahlung und Verfall verringern den Saldo; die Stunden müssen negativ sein.",
			"Payout and expiry reduce the balance; the hours must be negative.",
		],
		OVERTIME_EXCEEDS_BALANCE: [
			"So viele Stunden sind auf dem Überstundenkonto nicht verfügbar.",
			"The overtime account does not hold that many hours.",
		],
		OVERTIME_MODIFICATION_SETTLED: [
			"Diese Buchung kann nicht mehr geändert werden: Sie wurde zurückgenommen oder stammt nicht von Hand.",
			"This entry can no longer be changed: it was taken back or was not written by hand.",
		],
		OVERTIME_LIMITS_CONTRADICT: [
			"Die Grenzen widersprechen sich: Die Obergrenze liegt über der Untergrenze, Hinweise liegen dazwischen.",
			"The limits contradict each other: the upper limit is above the lower one, notices lie in between.",
		],
	},
	carried: { aboveCap: ["Kappung am Monatsende", "Cut at the end of the month"] },
	kinds: {
		INIT: ["Eröffnung", "Opening"],
		MONTH_CLOSE: ["Monatsabschluss", "Month closed"],
		OTHER: ["Korrektur", "Correction"],
		PAYOUT: ["Auszahlung", "Payout"],
		EXPIRY: ["Verfall", "Expiry"],
		DELTA: ["Nachberechnung", "Recalculation"],
		REVERSAL: ["Rücknahme", "Reversal"],
	},
	states: {
		NONE: ["Kein Konto", "No account"],
		BELOW_LOWER: ["Unter der Untergrenze", "Below the lower limit"],
		NEAR_LOWER: ["Nahe der Untergrenze", "Near the lower limit"],
		WITHIN: ["Im Rahmen", "Within limits"],
		NEAR_UPPER: ["Nahe der Obergrenze", "Near the upper limit"],
		ABOVE_UPPER: ["Über der Obergrenze", "Above the upper limit"],
	},
	list: {
		title: ["Überstundenkonten", "Overtime accounts"],
		search: ["Name, Personalnummer", "Name, personnel number"],
		empty: [
			"Es gibt keine Mitarbeiter, deren Überstunden Sie sehen dürfen.",
			"There are no employees whose overtime you may see.",
		],
		name: ["Mitarbeiter", "Employee"],
		personnelNo: ["Personal-Nr.", "Personnel no."],
		unitName: ["Abteilung", "Unit"],
		openedOn: ["Eröffnet am", "Opened on"],
		balanceMinutes: ["Saldo", "Balance"],
		state: ["Grenzen", "Limits"],
		personState: ["Zustand", "State"],
		create: ["Korrektur anlegen", "Create correction"],
	},
	detail: {
		title: ["Überstundenkonto", "Overtime account"],
		none: [
			"Es ist noch kein Überstundenkonto eröffnet.",
			"No overtime account has been opened yet.",
		],
		open: ["Konto eröffnen", "Open account"],
		show: ["Anzeigen", "Show"],
		asOf: [
			(day: string) => `bis einschließlich ${day}`,
			(day: string) => `up to and including ${day}`,
		],
		closedUntil: ["Abgeschlossen bis", "Closed until"],
		ledger: ["Gebucht", "Booked"],
		upcoming: ["Vorgemerkt", "Upcoming"],
		takeable: ["Verfügbar für Auszahlung", "Available for payout"],
		limitsEdit: ["Grenzen ändern", "Change limits"],
		noLimits: ["Es sind keine Grenzen festgelegt.", "No limits are set."],
		aboveCap: [
			(hours: string) =>
				`${hours} h liegen über der Kappungsgrenze und würden am Monatsende nicht übertragen.`,
			(hours: string) =>
				`${hours} h lie above the cap and would not be carried over at the end of the month.`,
		],
		entries: ["Buchungen", "Entries"],
		allEntries: ["Alle anzeigen", "Show all"],
		noEntries: ["Es gibt noch keine Buchungen.", "There are no entries yet."],
		change: ["Bearbeiten", "Edit"],
		remove: ["Zurücknehmen", "Take back"],
		removeText: [
			"Soll diese Buchung zurückgenommen werden? Sie bleibt mit ihrer Rücknahme sichtbar.",
			"Should this entry be taken back? It stays visible together with its reversal.",
		],
		reversed: ["zurückgenommen", "taken back"],
		gone: [
			"Diese Buchung kann nicht mehr geändert werden.",
			"This entry can no longer be changed.",
		],
	},
	form: {
		opening: ["Anfangssaldo", "Opening balance"],
		openingHelp: [
			"Stunden, die mitgebracht werden; auch negativ.",
			"Hours that are brought along; may be negative.",
		],
		kind: ["Art", "Kind"],
		effectiveOn: ["Wirksam am", "Effective on"],
		hours: ["Stunden", "Hours"],
		hoursHelp: [
			"Bei einer Korrektur mit Minus, wenn Stunden abgezogen werden.",
			"For a correction with a minus where hours are taken away.",
		],
		reason: ["Grund", "Reason"],
		available: [
			(hours: string) => `Verfügbar: ${hours} h`,
			(hours: string) => `Available: ${hours} h`,
		],
		notZero: ["Bitte geben Sie Stunden ein, die nicht 0 sind.", "Please enter hours other than 0."],
		positive: [
			"Bitte geben Sie die Stunden ohne Minus ein.",
			"Please enter the hours without a minus.",
		],
		upper: ["Obergrenze", "Upper limit"],
		upperNotice: ["Hinweis ab", "Notice from"],
		lower: ["Untergrenze", "Lower limit"],
		lowerNotice: ["Hinweis bis", "Notice down to"],
		cap: ["Kappungsgrenze am Monatsende", "Cap at the end of the month"],
		capHelp: [
			"Was darüber liegt, wird nicht übertragen. Prüfen Sie vorher, ob Tarifvertrag oder Betriebsvereinbarung das erlauben.",
			"What lies above it is not carried over. Check first that collective or works agreements allow this.",
		],
		upperSection: ["Plusstunden", "Plus hours"],
		lowerSection: ["Minusstunden", "Minus hours"],
		savingAccount: ["Überstundenkonto eröffnen", "Open overtime account"],
		savingModification: ["Korrektur speichern", "Save correction"],
		savingLimits: ["Grenzen speichern", "Save limits"],
	},
});
