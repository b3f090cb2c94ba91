import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the preview of a change that moves figures. */
export const texts = inBothLanguages({
	title: ["Was sich ändert", "What changes"],
	people: ["Mitarbeiter", "Employees"],
	days: ["Tage mit anderen Zahlen", "Days with other figures"],
	from: ["Erster Tag", "First day"],
	until: [about("letzter #"), about("last #")],
	sampledPeople: [about("von # geprüften"), about("of # checked")],
	sampledDays: [about("von # geprüften"), about("of # checked")],
	reach: [
		(days: string, people: string) =>
			`Neu berechnet werden ${days} Tage von ${people === "1" ? "1 Mitarbeiter" : `${people} Mitarbeitern`}; geprüft wurde eine Stichprobe davon.`,
		(days: string, people: string) =>
			`${days} days of ${people === "1" ? "1 employee" : `${people} employees`} will be recalculated; a sample of them was checked.`,
	],
	keptMonths: [
		counted(
			"1 abgeschlossener Monat bleibt, wie er ist.",
			"# abgeschlossene Monate bleiben, wie sie sind.",
		),
		counted("1 closed month stays as it is.", "# closed months stay as they are."),
	],
	job: [
		"Die Tage werden danach im Hintergrund neu berechnet; die Aufgabe zeigt, wie weit sie ist.",
		"The days are then recalculated in the background; the task shows how far it is.",
	],
	examples: ["Beispiele, vorher → nachher", "Examples, before → after"],
	noExamples: [
		"Beispiele sehen Sie nur von Mitarbeitern, deren Zeiten Sie lesen dürfen.",
		"You only see examples of employees whose times you may read.",
	],
	example: ["Mitarbeiter, Tag", "Employee, day"],
	day: ["Tag", "Day"],
	becomes: [aboutTwo("von #1 zu #2"), aboutTwo("from #1 to #2")],
	figures: {
		targetMinutes: ["Soll", "Target"],
		workedMinutes: ["Gearbeitet", "Worked"],
		creditMinutes: ["Gutschriften", "Credits"],
		actualMinutes: ["Ist", "Actual"],
		balanceMinutes: ["Saldo", "Balance"],
		overtimeMinutes: ["Überstunden", "Overtime"],
		pauseMinutes: ["Pausen", "Breaks"],
		accountMinutes: ["Sonderkonten", "Special accounts"],
		violations: ["Verstöße", "Violations"],
	},
	back: ["Zurück", "Back"],
	apply: ["Übernehmen", "Apply"],
	asking: ["Wird ermittelt …", "Calculating …"],
	comes: [
		"Sobald Ihre Änderung vollständig ist, steht hier, welche Zahlen sich ändern.",
		"Once your change is complete, you see here which figures change.",
	],
	nothing: [
		"An den bisher berechneten Tagen ändert sich nichts.",
		"Nothing changes on the days computed so far.",
	],
	failed: [
		"Die Vorschau ist gerade nicht möglich. Speichern können Sie trotzdem.",
		"The preview is not possible at the moment. You can still save.",
	],
});
