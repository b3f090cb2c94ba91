import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: ["Zusatzfelder", "Custom fields"],
	assign: ["Zusatzfelder zuweisen", "Assign custom fields"],
	groupCreate: ["Gruppe anlegen", "Create group"],
	fieldCreate: ["Feld anlegen", "Create field"],
	fieldDetail: ["Feld", "Field"],
	fieldEdit: ["Feld bearbeiten", "Edit field"],
	userEdit: ["Zusatzfelder bearbeiten", "Edit custom fields"],
	customerEdit: ["Zusatzfelder des Kunden", "Custom fields of the customer"],
});
