export const texts = {
	title: "Mitarbeiter wählen",
	people: "Mitarbeiter",
	searchHint: "Name oder Abteilung",
	tags: "Schlagwörter",
	qualifications: "Qualifikationen",
	archived: "inaktiv",
	until: (day: string) => `bis ${day}`,
} as const;
