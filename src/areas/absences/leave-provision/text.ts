import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	gaps: {
		NO_WAGE: ["Kein Lohn hinterlegt", "No wage is kept"],
		HIDDEN: ["Lohn nicht sichtbar", "Wage not visible"],
	},
	list: {
		title: ["Urlaubsrückstellung", "Provision for leave"],
		printed: [about("Urlaubsrückstellung zum #"), about("Provision for leave on #")],
		on: ["Stichtag", "Day"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: ["An diesem Tag ist niemandem Urlaub geschuldet.", "Nobody is owed leave on this day."],
		basis: [
			"Was am Ende des Tages offen ist, mal dem Wert eines Tages: drei Monatslöhne durch 13 Wochen und die Arbeitstage der Woche, oder Stundenlohn mal Stunden eines Arbeitstags. Bei Konten in Stunden der Wert einer Stunde. Ohne Arbeitgeberanteile zur Sozialversicherung.",
			"What is open at the end of the day, times the value of a day: three monthly wages by 13 weeks and the workdays of a week, or the hourly wage times the hours of a workday. Of accounts in hours the value of an hour. Without the employer's share of social insurance.",
		],
		withoutValue: [
			counted(
				"Von einer Person ist kein Wert bekannt: Ihr Urlaub steht nicht in der Summe der Beträge.",
				"Von # Personen ist kein Wert bekannt: Ihr Urlaub steht nicht in der Summe der Beträge.",
			),
			counted(
				"Of one person no value is known: her leave is not in the sum of values.",
				"Of # people no value is known: their leave is not in the sum of values.",
			),
		],
		values: {
			DAYS: ["Wert eines Tages", "Value of a day"],
			MINUTES: ["Wert einer Stunde", "Value of an hour"],
		},
		columns: {
			name: ["Mitarbeiter", "Employee"],
			days: ["Umfang", "Amount"],
			unitCents: ["Wert je Tag oder Stunde", "Value of a day or hour"],
			cents: ["Betrag", "Value"],
			gap: ["Ohne Betrag, weil", "No amount because"],
			unitName: ["Abteilung", "Department"],
			personnelNo: ["Personalnr.", "Personnel no."],
		},
	},
});
