/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	templates: "Vorlagen",
	templateCreate: "Vorlage anlegen",
	templateEdit: "Vorlage bearbeiten",
	template: "Vorlage",
	templateTimes: "Zeiten der Vorlage",
	ofUser: "Arbeitszeitpläne des Mitarbeiters",
	plan: "Arbeitszeitplan",
	planEdit: "Arbeitszeitplan anlegen oder bearbeiten",
	exception: "Ausnahme anlegen",
	assign: "Arbeitszeitplan zuweisen",
	calendar: "Arbeitszeitkalender",
} as const;
