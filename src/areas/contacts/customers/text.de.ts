export const texts = {
	errors: {},
	master: {
		one: "Kunde",
		many: "Kunden",
		create: "Kunde anlegen",
		edit: "Kunde bearbeiten",
		empty: "Es gibt noch keine Kunden.",
		deleteText: "Soll dieser Kunde wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Der Kunde kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Kunden nicht lieber archivieren?",
		fields: {
			no: "Kundennummer",
			name: "Name",
			address: "Adresse",
			contact: "Kontaktdaten",
		},
	},
	columns: {
		no: "Nummer",
		name: "Name",
		street: "Straße und Hausnummer",
		postalCode: "PLZ",
		city: "Ort",
		country: "Land",
		person: "Ansprechpartner",
		phone: "Telefon",
		mobile: "Mobiltelefon",
		mail: "E-Mail",
		website: "Website",
		projectCount: "Projekte",
		isEnabled: "Zustand",
	},
	list: {
		search: "Kunden durchsuchen",
		create: "Anlegen",
		open: "Öffnen",
		edit: "Bearbeiten",
		editAddress: "Adresse bearbeiten",
		editContact: "Kontaktdaten bearbeiten",
		editCustom: "Zusatzfelder bearbeiten",
		archive: "Archivieren",
		restore: "Wiederherstellen",
		remove: "Löschen",
		active: "Aktiv",
		archived: "Archiviert",
		archiving: "Kunden archivieren",
		archiveMany: (count: string) =>
			count === "1"
				? "Soll dieser Kunde archiviert werden?"
				: `Sollen diese ${count} Kunden archiviert werden?`,
		restoring: "Kunden wiederherstellen",
		deleting: "Kunden löschen",
		changedMany: (count: number) => (count === 1 ? "1 Kunde geändert" : `${count} Kunden geändert`),
		deleteMany: (count: string) =>
			count === "1"
				? "Soll dieser Kunde wirklich unwiderruflich gelöscht werden?"
				: `Sollen diese ${count} Kunden wirklich unwiderruflich gelöscht werden?`,
	},
	form: {
		base: "Stammdaten",
		address: "Adresse",
		contact: "Kontaktdaten",
		addition: "Adresszusatz",
		note: "Bemerkung",
		saving: "Kunde speichern",
		saved: "Kunde gespeichert",
	},
	custom: {
		title: "Zusatzfelder des Kunden",
		none: "Für Kunden gibt es keine Zusatzfelder, die Sie ändern dürfen.",
	},
	detail: {
		gone: "Diesen Kunden gibt es nicht mehr.",
		notLoaded: "Der Kunde konnte nicht geladen werden.",
		none: "–",
		noAddress: "Keine Adresse hinterlegt.",
		noContact: "Keine Kontaktdaten hinterlegt.",
		projects: (count: number) => (count === 1 ? "1 Projekt" : `${count} Projekte`),
	},
} as const;
