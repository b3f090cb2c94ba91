import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	master: {
		one: ["Standort", "Site"],
		many: ["Standorte", "Sites"],
		rename: ["Umbenennen", "Rename"],
		withArchived: ["Archivierte zeigen", "Show archived ones"],
		empty: [
			"Hier stehen die Standorte Ihres Unternehmens.",
			"The sites of your company stand here.",
		],
		gone: [
			"Diesen Standort gibt es nicht mehr, oder Sie dürfen ihn nicht sehen.",
			"This site does not exist any more, or you may not see it.",
		],
		base: ["Angaben", "Details"],
		parts: { region: ["Region", "Region"] },
		fields: {
			name: ["Name", "Name"],
			country: ["Land", "Country"],
			region: ["Bundesland oder Kanton", "State or canton"],
			timeZone: ["Zeitzone", "Time zone"],
			address: ["Adresse", "Address"],
			street: ["Straße und Hausnummer", "Street and number"],
			addition: ["Zusatz", "Addition"],
			postalCode: ["Postleitzahl", "Postal code"],
			city: ["Ort", "Town"],
			"address.country": ["Land (Anschrift)", "Country (of the address)"],
		},
		columns: { region: ["Region", "Region"] },
		extra: { unitName: ["Abteilung", "Unit"], people: ["Mitarbeiter", "Employees"] },
		empties: { address: ["–", "–"] },
		help: {
			timeZone: [
				"Nach ihr beginnen und enden die Tage der Mitarbeiter.",
				"The days of its employees begin and end by it.",
			],
		},
		options: {
			country: {
				DE: ["Deutschland", "Germany"],
				AT: ["Österreich", "Austria"],
				CH: ["Schweiz", "Switzerland"],
				LI: ["Liechtenstein", "Liechtenstein"],
				LU: ["Luxemburg", "Luxembourg"],
			},
		},
	},
	wholeCountry: ["Ganzes Land", "Whole country"],
	openUnit: ["Abteilung öffnen", "Open unit"],
	place: {
		title: ["Platz im Unternehmen", "Place in the company"],
		kind: ["Abteilung des Standorts", "Unit of the site"],
		NEW: ["Neu anlegen", "Create a new one"],
		EXISTING: ["Bestehende wählen", "Choose an existing one"],
		parent: ["Übergeordnete Abteilung", "Unit above"],
		unit: ["Abteilung", "Unit"],
		parentHelp: [
			"Ohne Angabe direkt unter dem Unternehmen.",
			"Right below the company unless given.",
		],
		unitMissing: ["Bitte wählen Sie die Abteilung.", "Please choose the unit."],
	},
	errors: {
		SITE_NAME_TAKEN: [
			"Es gibt bereits einen Standort mit diesem Namen.",
			"There is already a site with this name.",
		],
		SITE_IN_USE: [
			"Der Standort wird noch verwendet und kann nicht gelöscht werden. Archivieren können Sie ihn, sobald kein aktiver Mitarbeiter mehr zu ihm gehört.",
			"The site is still in use and cannot be deleted. It can be archived once no active employee belongs to it.",
		],
		LAST_SITE: [
			"Ein Unternehmen braucht mindestens einen Standort.",
			"A company needs at least one site.",
		],
		UNIT_IS_SITE_ALREADY: [
			"Diese Abteilung ist bereits ein Standort.",
			"This unit is a site already.",
		],
		ROOT_IS_NO_SITE: [
			"Die oberste Abteilung ist das Unternehmen selbst und kann kein Standort sein.",
			"The topmost unit is the company itself and cannot be a site.",
		],
	},
});
