import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	many: ["Kostenstellen", "Cost centres"],
	edit: ["Kostenstelle anlegen oder bearbeiten", "Create or edit cost centre"],
	one: ["Kostenstelle", "Cost centre"],
	selector: ["Kostenstelle wählen", "Choose cost centre"],
});
