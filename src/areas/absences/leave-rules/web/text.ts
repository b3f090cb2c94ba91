import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: {
		search: ["Urlaubsregeln durchsuchen", "Search leave rules"],
		empty: [
			"Hier steht, wer wie viel Urlaub hat: nach Gesetz, Vertrag, Alter und anderem. Noch gibt es keine Regel.",
			"How much leave people have is listed here: by law, contract, age and more. There is no rule yet.",
		],
		create: ["Regel anlegen", "Create rule"],
		menu: [about("Aktionen der Zeile: #"), about("Row actions: #")],
		since: [about("ab #"), about("from #")],
		assigned: [counted("1 Zuweisung", "# Zuweisungen"), counted("1 assignment", "# assignments")],
		on: ["Einschalten", "Switch on"],
		off: ["Ausschalten", "Switch off"],
	},
	form: {
		correcting: [
			"Sie ändern eine bestehende Fassung: Auch vergangene Jahre werden danach so berechnet. Für Änderungen ab einem Tag legen Sie eine neue Fassung an.",
			"You are changing an existing version: past years will be recalculated with it too. For changes from a certain day on, create a new version.",
		],
		yearHelp: [
			"Für ein Jahr zählt, was an dessen Ende gilt.",
			"What applies at the end of a year counts for that year.",
		],
		daysUnit: ["Tage", "days"],
		yearsUnit: ["Jahre", "years"],
		wholeYearHelp: [
			"Sonst wird das Jahr, in dem es so weit ist, anteilig gerechnet.",
			"Otherwise the year in which it happens is calculated pro rata.",
		],
		labelHelp: ["Steht so auf dem Urlaubskonto.", "Shown like this on the leave account."],
	},
	kindHelp: {
		STATUTORY: [
			"Der gesetzliche Mindesturlaub. Er gilt auch ohne Vertrag.",
			"The statutory minimum leave. It applies without a contract too.",
		],
		CONTRACTUAL: [
			"Was im Vertrag steht, mit dem gesetzlichen Teil darin.",
			"What the contract says, including the statutory part.",
		],
		DISABLED: [
			"Gilt für alle, bei denen eine Schwerbehinderung eingetragen ist.",
			"Applies to everybody for whom a severe disability is on record.",
		],
		AGE: ["Mehr Tage ab einem Alter.", "More days from an age on."],
		TENURE: [
			"Mehr Tage nach Jahren im Unternehmen, vom Eintritt an gezählt.",
			"More days after years in the company, counted from the entry.",
		],
		YOUTH: [
			"Füllt den Urlaub von Jugendlichen auf das auf, was ihnen das Gesetz gibt.",
			"Fills the leave of young people up to what the law grants them.",
		],
		EXTRA: [
			"Feste Tage für alle, denen die Regel zugewiesen ist, zum Beispiel einem Schlagwort.",
			"Fixed days for everybody the rule is assigned to, for example a tag.",
		],
	},
	deleteText: [
		"Soll diese Regel mit allen Fassungen und Zuweisungen wirklich unwiderruflich gelöscht werden?",
		"Do you really want to delete this rule with all its versions and assignments permanently?",
	],
	assignments: {
		choose: ["Mitarbeiter wählen", "Choose employee"],
		removeText: [
			"Soll diese Zuweisung wirklich entfernt werden? Auch vergangene Jahre werden dann ohne die Regel berechnet. Soll sie nur ab einem Tag nicht mehr gelten, ändern Sie das Ende.",
			"Do you really want to remove this assignment? Past years will then be calculated without the rule too. If it should only stop applying from a day on, change the end.",
		],
		nearest: [
			"Die genauere Zuweisung geht vor: Mitarbeiter vor Schlagwort, Beschäftigungsart, Abteilung, Standort und allen. Regeln nach Alter, Zugehörigkeit und weitere kommen zusammen.",
			"The nearest takes precedence: employee before tag, employment type, department, site and everybody. Rules by age, tenure and further ones add up.",
		],
	},
	assign: {
		whom: ["Für wen", "For whom"],
		nobody: ["Noch niemand gewählt.", "Nobody chosen yet."],
		addPeople: ["Mitarbeiter hinzufügen", "Add employees"],
		other: ["Weitere hinzufügen", "Add others"],
		takeOut: [about("# herausnehmen"), about("Take # out")],
		which: ["Welche Regeln", "Which rules"],
		rules: ["Urlaubsregeln", "Leave rules"],
		holds: [about("Gilt an diesem Tag: #"), about("Applies on this day: #")],
		none: ["keine", "none"],
		holdsNothing: ["An diesem Tag gilt noch keine Regel.", "No rule applies on this day yet."],
		notLoaded: ["Die Regeln konnten nicht geladen werden.", "The rules could not be loaded."],
		save: ["Zuweisen", "Assign"],
		saving: ["Regeln zuweisen", "Assign rules"],
		given: [about("„#“ zugewiesen"), about("“#” assigned")],
		refused: [
			(rule: string, reason: string) => `„${rule}“ nicht zugewiesen: ${reason}`,
			(rule: string, reason: string) => `“${rule}” not assigned: ${reason}`,
		],
		failed: [
			"Das hat nicht geklappt. Versuchen Sie es bitte noch einmal.",
			"This did not work. Please try again.",
		],
		done: [
			counted("Eine Regel zugewiesen", "# Zuweisungen angelegt"),
			counted("One rule assigned", "# assignments created"),
		],
	},
});
