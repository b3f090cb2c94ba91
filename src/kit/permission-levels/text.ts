import { inBothLanguages } from "#kit/contract/texts.ts";

/** What levels and reaches of rights are called, wherever rights are given, shown, traced or missed. */
export const texts = inBothLanguages({
	levels: {
		NONE: ["Keine", "None"],
		LIST: ["Liste", "List"],
		READ: ["Lesen", "Read"],
		WRITE: ["Schreiben", "Write"],
		FULL: ["Voll", "Full"],
	},
	scopes: {
		GLOBAL: ["Unternehmen", "Company"],
		SITE: ["Standort", "Site"],
		UNIT: ["Abteilung", "Department"],
	},
});
