import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	many: ["Sonderkonten", "Special accounts"],
	create: ["Sonderkonto anlegen", "Create special account"],
	edit: ["Sonderkonto bearbeiten", "Edit special account"],
	one: ["Sonderkonto", "Special account"],
	ruleSelect: ["Regel wählen", "Choose rule"],
	ruleCreate: ["Regel anlegen", "Create rule"],
	ruleEdit: ["Regel bearbeiten", "Edit rule"],
	conditionSelect: ["Bedingung wählen", "Choose condition"],
	conditionCreate: ["Bedingung anlegen", "Create condition"],
	conditionEdit: ["Bedingung bearbeiten", "Edit condition"],
	modificationCreate: ["Korrektur anlegen", "Create modification"],
	modificationEdit: ["Korrektur bearbeiten", "Edit modification"],
	bulk: ["Sonderkonten zuweisen", "Assign special accounts"],
	picker: ["Sonderkonten des Mitarbeiters", "Special accounts of the employee"],
});
