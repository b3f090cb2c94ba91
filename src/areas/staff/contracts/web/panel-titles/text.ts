import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	contract: ["Arbeitsvertrag", "Employment contract"],
	wages: ["Löhne und Gehälter", "Wages"],
	wageCreate: ["Lohn anlegen", "Create wage"],
	wageEdit: ["Lohn bearbeiten", "Edit wage"],
});
