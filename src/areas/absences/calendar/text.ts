import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		CALENDAR_RANGE: [
			"Der Kalender zeigt höchstens 400 Tage, vom ersten bis zum letzten.",
			"The calendar shows 400 days at most, from the first to the last.",
		],
	},
	title: ["Abwesenheiten", "Absences"],
	search: ["Person suchen", "Find a person"],
	create: ["Abwesenheit anlegen", "Create an absence"],
	createMany: ["Mehrere anlegen", "Create several"],
	allUnits: ["Alle Abteilungen", "All departments"],
	units: [counted("1 Abteilung", "# Abteilungen"), counted("1 department", "# departments")],
	people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
	present: ["Anwesend", "Present"],
	atLeast: [about("mindestens #"), about("at least #")],
	lacks: [
		(unit: string, present: number, needed: number) => `${unit}: ${present} statt ${needed}`,
		(unit: string, present: number, needed: number) => `${unit}: ${present} instead of ${needed}`,
	],
	draft: ["Neue Abwesenheit", "New absence"],
	away: ["Abwesend", "Away"],
	awayShort: ["Abw.", "Away"],
	barriers: ["Urlaubssperre", "Leave barrier"],
	barrier: [aboutTwo("Urlaubssperre „#1“: #2"), aboutTwo("Leave barrier “#1”: #2")],
	schoolHolidays: ["Schulferien", "School holidays"],
	someSites: [about("# (nicht an allen Standorten)"), about("# (not at all sites)")],
	fixed: {
		others: [
			"Verschieben kann diese Abwesenheit nur die Person selbst oder wer für sie beantragen darf.",
			"Only the person, or somebody who may request for them, can move this absence.",
		],
		withheld: [
			"Was für eine Abwesenheit das ist, sehen Sie nicht; deshalb können Sie sie nicht verschieben.",
			"You do not see what kind of absence this is, so you cannot move it.",
		],
		over: [
			"Abgelehnte und stornierte Abwesenheiten bleiben, wo sie sind.",
			"Rejected and cancelled absences stay where they are.",
		],
		changing: [
			"Für diese Abwesenheit ist bereits eine Änderung beantragt.",
			"A change of this absence has already been requested.",
		],
	},
	leave: {
		left: [(year: number) => `Resturlaub ${year}`, (year: number) => `Leave left in ${year}`],
		planned: [
			(year: number) => `Urlaub ${year}: verplant / gesamt`,
			(year: number) => `Leave ${year}: planned / total`,
		],
		of: [about("/ #"), about("/ #")],
		leftHint: [aboutTwo("Resturlaub #1 von #2"), aboutTwo("#1 of #2 leave left")],
		plannedHint: [
			aboutTwo("#1 von #2 Urlaub verplant: genehmigt, beantragt oder geplant"),
			aboutTwo("#1 of #2 leave planned: approved, requested or planned"),
		],
	},
	open: ["Öffnen", "Open"],
	moving: ["Abwesenheit verschieben", "Move an absence"],
	nobody: [
		"Hier ist niemand, dessen Abwesenheiten Sie sehen.",
		"There is nobody here whose absences you can see.",
	],
	failed: ["Der Kalender konnte nicht geladen werden.", "The calendar could not be loaded."],
	more: [
		aboutTwo("Gezeigt werden #1 von #2 Personen. Wählen Sie Abteilungen, um alle zu sehen."),
		aboutTwo("#1 of #2 people are shown. Choose departments to see all of them."),
	],
});
