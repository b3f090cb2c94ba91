export const texts = {
	overview: "Zusatzfelder",
	assign: "Zusatzfelder zuweisen",
	groupCreate: "Gruppe anlegen",
	fieldCreate: "Feld anlegen",
	fieldDetail: "Feld",
	fieldEdit: "Feld bearbeiten",
	userEdit: "Zusatzfelder bearbeiten",
	customerEdit: "Zusatzfelder des Kunden",
} as const;
