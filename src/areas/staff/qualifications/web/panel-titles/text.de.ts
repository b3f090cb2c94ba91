export const texts = {
	many: "Qualifikationen",
	create: "Qualifikation anlegen",
	edit: "Qualifikation bearbeiten",
	one: "Qualifikation",
	users: "Zugewiesene Mitarbeiter",
	assignUser: "Mitarbeiter zuweisen",
	editAssignment: "Zuweisung bearbeiten",
	own: "Qualifikationen des Mitarbeiters",
	assign: "Qualifikation zuweisen",
} as const;
