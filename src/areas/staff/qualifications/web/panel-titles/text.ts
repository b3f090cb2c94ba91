import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	many: ["Qualifikationen", "Qualifications"],
	create: ["Qualifikation anlegen", "Create qualification"],
	edit: ["Qualifikation bearbeiten", "Edit qualification"],
	one: ["Qualifikation", "Qualification"],
	users: ["Zugewiesene Mitarbeiter", "Assigned employees"],
	assignUser: ["Mitarbeiter zuweisen", "Assign employee"],
	editAssignment: ["Zuweisung bearbeiten", "Edit assignment"],
	own: ["Qualifikationen des Mitarbeiters", "Qualifications of the employee"],
	assign: ["Qualifikation zuweisen", "Assign qualification"],
});
