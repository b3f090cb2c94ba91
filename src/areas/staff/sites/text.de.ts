export const texts = {
	errors: {
		SITE_NAME_TAKEN: "Es gibt bereits einen Standort mit diesem Namen.",
		SITE_IN_USE:
			"Der Standort wird noch verwendet. Ordnen Sie bitte zuerst die Mitarbeiter einem anderen Standort zu, oder archivieren Sie den Standort.",
		LAST_SITE: "Ein Unternehmen braucht mindestens einen Standort.",
		UNIT_IS_SITE_ALREADY: "Diese Abteilung ist bereits ein Standort.",
		ROOT_IS_NO_SITE:
			"Die oberste Abteilung ist das Unternehmen selbst und kann kein Standort sein.",
	},
} as const;
