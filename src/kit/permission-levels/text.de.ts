/** What levels and reaches of rights are called, wherever rights are given, shown, traced or missed. */
export const texts = {
	levels: {
		NONE: "Keine",
		LIST: "Liste",
		READ: "Lesen",
		WRITE: "Schreiben",
		FULL: "Voll",
	},
	scopes: { GLOBAL: "Unternehmen", SITE: "Standort", UNIT: "Abteilung" },
} as const;
