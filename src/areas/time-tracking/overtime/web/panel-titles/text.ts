import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	detail: ["Überstundenkonto", "Overtime account"],
	modificationCreate: ["Korrektur anlegen", "Create correction"],
	modificationEdit: ["Korrektur bearbeiten", "Edit correction"],
	modifications: ["Korrekturen", "Corrections"],
	accountInit: ["Konto eröffnen", "Open account"],
	limits: ["Grenzen", "Limits"],
});
