/** Words of pickers and of the panels that ask for something. */
export const texts = {
	search: "Suchen",
	searchUnits: "Abteilung suchen",
	searchUsers: "Name oder Personalnummer",
	units: "Abteilungen",
	selected: (count: string) => `${count} ausgewählt`,
	unitsSelected: (count: string) =>
		count === "1"
			? "1 Abteilung ausgewählt"
			: `${count} Abteilungen ausgewählt`,
	unitsTitle: "Abteilungen wählen",
	unitTitle: "Abteilung wählen",
	clear: "Leeren",
	apply: "Übernehmen",
	all: "Alle auswählen",
	recent: "Zuletzt verwendet",
	others: "Alle",
	none: "Nichts gefunden.",
	empty: "Es gibt nichts zur Auswahl.",
	failed: "Die Auswahl konnte nicht geladen werden.",
	withBelow: "Mit untergeordneten Abteilungen",
	disabled: "inaktiv",
	people: (count: string) =>
		count === "1" ? "1 Mitarbeiter" : `${count} Mitarbeiter`,
	tags: "Schlagwörter",
	qualifications: "Qualifikationen",
	filter: "Filter",
	absent: (until: string) => `abwesend: ${until}`,
	gone: "Diese Auswahl ist nicht mehr offen.",
	close: "Schließen",
	name: "Name",
	text: "Text",
} as const;
