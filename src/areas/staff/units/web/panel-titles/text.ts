import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	create: ["Abteilung anlegen", "Create unit"],
	edit: ["Abteilung bearbeiten", "Edit unit"],
	many: ["Abteilungen", "Units"],
	detail: ["Abteilung", "Unit"],
	move: ["Abteilung verschieben", "Move unit"],
	shiftplan: ["Dienstplan-Einstellungen", "Shift plan settings"],
});
