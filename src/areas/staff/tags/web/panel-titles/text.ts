import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	manage: ["Schlagwörter verwalten", "Manage tags"],
	edit: ["Schlagwort bearbeiten", "Edit tag"],
});
