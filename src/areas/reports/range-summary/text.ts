import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	choose: ["Bericht", "Report"],
	more: ["Weitere Auswertungen", "More evaluations"],
	none: ["Kleine Abteilungen zusammen", "Small departments together"],
	reports: {
		rangeSummary: {
			title: ["Zeitraumübersicht", "Range summary"],
			about: [
				"Soll, Ist und Abwesenheiten je Mitarbeiter über alle gewählten Monate; vom laufenden Monat die Tage bis gestern.",
				"Target, actual time and absences of each employee over all chosen months; of the running month the days until yesterday.",
			],
			empty: ["In diesen Monaten gibt es keine Zeiten.", "There are no times in these months."],
			columns: {
				targetMinutes: ["Soll", "Target"],
				workedMinutes: ["Gearbeitet", "Worked"],
				creditMinutes: ["Gutschriften", "Credits"],
				balanceMinutes: ["Saldo", "Balance"],
				overtimeMinutes: ["Überstunden", "Overtime"],
				leaveDays: ["Urlaubstage", "Days of leave"],
				sickDays: ["Krankheitstage", "Days of sickness"],
			},
		},
		staff: {
			title: ["Mitarbeiterbericht", "Staff report"],
			about: [
				"Wer in den gewählten Monaten beschäftigt ist, mit Beschäftigung und vereinbarten Stunden am letzten Tag. Vereinbarte Stunden sieht nur, wer Verträge sehen darf.",
				"Who is employed within the chosen months, with employment and agreed hours on the last day. Agreed hours are seen only by those who may see contracts.",
			],
			empty: ["In diesen Monaten ist niemand beschäftigt.", "Nobody is employed in these months."],
			columns: {
				employmentType: ["Beschäftigungsart", "Employment type"],
				entryDate: ["Eintritt", "Entry"],
				exitDate: ["Austritt", "Exit"],
				tenureYears: ["Jahre im Betrieb", "Years employed"],
				weeklyMinutes: ["Wochenstunden", "Hours a week"],
				weeklyDays: ["Tage je Woche", "Days a week"],
			},
		},
		sickness: {
			title: ["Krankheit", "Sickness"],
			about: [
				"Krankheitstage nach Abteilung und ihr Anteil an den Tagen mit Soll, bis gestern. Abteilungen mit weniger als fünf Mitarbeitern stehen zusammen in einer Zeile, solange weder nach Standort noch nach Abteilung eingegrenzt ist, und gar nicht, wenn es auch zusammen weniger sind.",
				"Days of sickness by department and their share of the days with a target, until yesterday. Departments of fewer than five employees share one row as long as the list is narrowed neither to a site nor to departments, and have none where together they are fewer as well.",
			],
			empty: [
				"Für diese Monate gibt es keine Gruppe von mindestens fünf Mitarbeitern.",
				"There is no group of at least five employees in these months.",
			],
			columns: {
				people: ["Mitarbeiter", "Employees"],
				cases: ["Fälle", "Cases"],
				sickDays: ["Krankheitstage", "Days of sickness"],
				sickShare: ["Krankenquote", "Sickness rate"],
			},
		},
		overtime: {
			title: ["Überstunden", "Overtime"],
			about: [
				"Was in den gewählten Monaten auf den Überstundenkonten aufgebaut, ausgezahlt und verfallen ist, und was am Ende darauf steht. Tage seit dem letzten Monatsabschluss zählen bis gestern mit.",
				"What was built up, paid out and expired on the overtime accounts in the chosen months, and what is left at their end. Days since the last month was closed count until yesterday.",
			],
			empty: [
				"In diesen Monaten ist kein Überstundenkonto eröffnet.",
				"No overtime account is open in these months.",
			],
			columns: {
				builtUpMinutes: ["Aufgebaut", "Built up"],
				paidMinutes: ["Ausgezahlt", "Paid out"],
				expiredMinutes: ["Verfallen", "Expired"],
				correctedMinutes: ["Korrigiert", "Corrected"],
				balanceMinutes: ["Stand", "Balance"],
			},
		},
		nightWork: {
			title: ["Nacht-, Sonn- und Feiertagsarbeit", "Work at night, on Sundays and holidays"],
			about: [
				"Genehmigte Arbeitszeit von 23 bis 6 Uhr, an Sonntagen und an Feiertagen. Als Nacht zählt ein Tag mit mehr als zwei Stunden davon (§\u00a02 ArbZG).",
				"Approved working time from 11 pm to 6 am, on Sundays and on holidays. A day with more than two hours of it counts as a night (§\u00a02 ArbZG).",
			],
			empty: ["Hier gibt es keine Mitarbeiter.", "There are no employees here."],
			columns: {
				nightMinutes: ["Nachtstunden", "Hours at night"],
				nights: ["Nächte", "Nights"],
				sundayMinutes: ["Sonntagsstunden", "Hours on Sundays"],
				sundays: ["Sonntage", "Sundays"],
				holidayMinutes: ["Feiertagsstunden", "Hours on holidays"],
				holidays: ["Feiertage", "Holidays"],
			},
		},
		violations: {
			title: ["Verstöße gegen das ArbZG", "Violations of the ArbZG"],
			about: [
				"Tage bis gestern, an denen gegen das Arbeitszeitgesetz verstoßen wurde, nach Art. „Zur Kenntnis genommen“ zählt die Genehmigungen, bei denen ein Verstoß ausdrücklich bestätigt wurde.",
				"Days until yesterday on which the law on working time was violated, by kind. “Acknowledged” counts the approvals in which a violation was confirmed.",
			],
			empty: [
				"In diesen Monaten gab es keinen Verstoß.",
				"There was no violation in these months.",
			],
			columns: {
				total: ["Verstöße", "Violations"],
				serious: ["Davon schwer", "Of them serious"],
				rest: ["Ruhezeit", "Rest"],
				hours: ["Arbeitszeit", "Working time"],
				breaks: ["Pause", "Break"],
				night: ["Nachtruhe", "Night rest"],
				sunday: ["So-/Feiertag", "Sunday/holiday"],
				acknowledged: ["Zur Kenntnis genommen", "Acknowledged"],
			},
		},
		planActual: {
			title: ["Plan und Ist", "Plan and actual"],
			about: [
				"Geplante Dienste bis gestern und was an ihren Tagen gearbeitet wurde.",
				"Planned shifts until yesterday and what was worked on their days.",
			],
			empty: ["In diesen Monaten gibt es keine Dienste.", "There are no shifts in these months."],
			columns: {
				shifts: ["Dienste", "Shifts"],
				plannedMinutes: ["Geplant", "Planned"],
				actualMinutes: ["Ist", "Actual"],
				differenceMinutes: ["Abweichung", "Difference"],
				notWorked: ["Tage ohne Ist-Zeit", "Days without actual time"],
			},
		},
		punctuality: {
			title: ["Pünktlichkeit der Planung", "Punctuality of planning"],
			about: [
				"Wie viele Tage vor ihrem Tag Dienste veröffentlicht wurden, nach Abteilung und Monat. Kurzfristig: weniger als vier Tage (§\u00a012 Abs.\u00a03 TzBfG).",
				"How many days before their day shifts were published, by department and month. Short notice: fewer than four days (§\u00a012 (3) TzBfG).",
			],
			empty: ["In diesen Monaten gibt es keine Dienste.", "There are no shifts in these months."],
			columns: {
				month: ["Monat", "Month"],
				shifts: ["Dienste", "Shifts"],
				open: ["Offen", "Open"],
				published: ["Veröffentlicht", "Published"],
				noticeDays: ["Tage Vorlauf", "Days of notice"],
				shortNotice: ["Kurzfristig", "Short notice"],
				shortShare: ["Anteil kurzfristig", "Share of short notice"],
			},
		},
		fluctuation: {
			title: ["Fluktuation", "Fluctuation"],
			about: [
				"Ein- und Austritte nach Monat. Die Quote sind die Austritte im Verhältnis zum Mittel aus Anfang und Ende des Monats.",
				"Entries and exits by month. The rate is exits in relation to the mean of the start and the end of the month.",
			],
			empty: ["In diesen Monaten ist niemand beschäftigt.", "Nobody is employed in these months."],
			columns: {
				month: ["Monat", "Month"],
				before: ["Am Anfang", "At the start"],
				entries: ["Eintritte", "Entries"],
				exits: ["Austritte", "Exits"],
				after: ["Am Ende", "At the end"],
				exitShare: ["Quote", "Rate"],
			},
		},
	},
});
