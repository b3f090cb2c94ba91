import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	manage: ["Orte verwalten", "Manage places"],
	create: ["Ort anlegen", "Create place"],
	edit: ["Ort bearbeiten", "Edit place"],
});
