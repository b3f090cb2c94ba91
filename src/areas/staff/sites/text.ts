import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	master: {
		one: ["Standort", "Site"],
		many: ["Standorte", "Sites"],
		rename: ["Umbenennen", "Rename"],
		empty: ["Hier stehen die Standorte Ihres Unternehmens.", "Your company's sites appear here."],
		gone: [
			"Diesen Standort gibt es nicht mehr, oder Sie dürfen ihn nicht sehen.",
			"This site no longer exists, or you may not see it.",
		],
		base: ["Angaben", "Details"],
		parts: { region: ["Region", "Region"] },
		fields: {
			name: ["Name", "Name"],
			country: ["Land", "Country"],
			region: ["Bundesland / Kanton", "State / canton"],
			timeZone: ["Zeitzone", "Time zone"],
			address: ["Adresse", "Address"],
			street: ["Straße und Hausnummer", "Street and number"],
			addition: ["Adresszusatz", "Address line 2"],
			postalCode: ["PLZ", "Postal code"],
			city: ["Ort", "City"],
			"address.country": ["Land (Adresse)", "Country (of the address)"],
		},
		columns: { region: ["Region", "Region"] },
		extra: { unitName: ["Abteilung", "Department"], people: ["Mitarbeiter", "Employees"] },
		empties: { address: ["Keine Adresse hinterlegt.", "No address given."] },
		stays: [
			"Archivieren geht erst, wenn kein aktiver Mitarbeiter mehr zu diesem Standort gehört.",
			"It can be archived once no active employee belongs to this site.",
		],
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
	openUnit: ["Abteilung öffnen", "Open department"],
	place: {
		title: ["Platz im Unternehmen", "Place in the company"],
		kind: ["Abteilung des Standorts", "Department of the site"],
		NEW: ["Neu anlegen", "Create a new one"],
		EXISTING: ["Bestehende wählen", "Choose an existing one"],
		parent: ["Übergeordnete Abteilung", "Department above"],
		unit: ["Abteilung", "Department"],
		parentHelp: [
			"Ohne Angabe direkt unter dem Unternehmen.",
			"Directly below the company unless given.",
		],
		unitMissing: ["Bitte wählen Sie die Abteilung.", "Please choose the department."],
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
			"This department is a site already.",
		],
		ROOT_IS_NO_SITE: [
			"Die oberste Abteilung ist das Unternehmen selbst und kann kein Standort sein.",
			"The topmost department is the company itself and cannot be a site.",
		],
	},
});
