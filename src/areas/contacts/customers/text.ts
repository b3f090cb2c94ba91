import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	master: {
		one: ["Kunde", "Customer"],
		many: ["Kunden", "Customers"],
		create: ["Kunde anlegen", "Create customer"],
		edit: ["Kunde bearbeiten", "Edit customer"],
		empty: ["Es gibt noch keine Kunden.", "There are no customers yet."],
		deleteText: [
			"Soll dieser Kunde wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this customer irrevocably?",
		],
		inUse: [
			"Der Kunde kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Kunden nicht lieber archivieren?",
			"The customer cannot be deleted because entries are still linked with it. Would you rather archive the customer?",
		],
		fields: {
			no: ["Kundennummer", "Customer number"],
			name: ["Name", "Name"],
			address: ["Adresse", "Address"],
			contact: ["Kontaktdaten", "Contact details"],
		},
	},
	columns: {
		no: ["Nummer", "Number"],
		name: ["Name", "Name"],
		street: ["Straße und Hausnummer", "Street and number"],
		postalCode: ["PLZ", "Postal code"],
		city: ["Ort", "City"],
		country: ["Land", "Country"],
		person: ["Ansprechpartner", "Contact person"],
		phone: ["Telefon", "Phone"],
		mobile: ["Mobiltelefon", "Mobile phone"],
		mail: ["E-Mail", "E-mail"],
		website: ["Website", "Website"],
		projectCount: ["Projekte", "Projects"],
		isEnabled: ["Zustand", "State"],
	},
	list: {
		search: ["Kunden durchsuchen", "Search customers"],
		create: ["Anlegen", "Create"],
		open: ["Öffnen", "Open"],
		edit: ["Bearbeiten", "Edit"],
		editAddress: ["Adresse bearbeiten", "Edit address"],
		editContact: ["Kontaktdaten bearbeiten", "Edit contact details"],
		editCustom: ["Zusatzfelder bearbeiten", "Edit custom fields"],
		archive: ["Archivieren", "Archive"],
		restore: ["Wiederherstellen", "Restore"],
		remove: ["Löschen", "Delete"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
		archiving: ["Kunden archivieren", "Archive customers"],
		archiveMany: [
			(count: string) =>
				count === "1"
					? "Soll dieser Kunde archiviert werden?"
					: `Sollen diese ${count} Kunden archiviert werden?`,
			(count: string) =>
				count === "1" ? "Archive this customer?" : `Archive these ${count} customers?`,
		],
		restoring: ["Kunden wiederherstellen", "Restore customers"],
		deleting: ["Kunden löschen", "Delete customers"],
		changedMany: [
			(count: number) => (count === 1 ? "1 Kunde geändert" : `${count} Kunden geändert`),
			(count: number) => (count === 1 ? "1 customer changed" : `${count} customers changed`),
		],
		deleteMany: [
			(count: string) =>
				count === "1"
					? "Soll dieser Kunde wirklich unwiderruflich gelöscht werden?"
					: `Sollen diese ${count} Kunden wirklich unwiderruflich gelöscht werden?`,
			(count: string) =>
				count === "1"
					? "Do you really want to delete this customer irrevocably?"
					: `Do you really want to delete these ${count} customers irrevocably?`,
		],
	},
	form: {
		base: ["Stammdaten", "Base data"],
		address: ["Adresse", "Address"],
		contact: ["Kontaktdaten", "Contact details"],
		addition: ["Adresszusatz", "Address line 2"],
		note: ["Bemerkung", "Note"],
		saving: ["Kunde speichern", "Save customer"],
		saved: ["Kunde gespeichert", "Customer saved"],
	},
	custom: {
		title: ["Zusatzfelder des Kunden", "Custom fields of the customer"],
		none: [
			"Für Kunden gibt es keine Zusatzfelder, die Sie ändern dürfen.",
			"There are no custom fields of customers that you may change.",
		],
	},
	detail: {
		gone: ["Diesen Kunden gibt es nicht mehr.", "This customer no longer exists."],
		notLoaded: ["Der Kunde konnte nicht geladen werden.", "The customer could not be loaded."],
		none: ["–", "–"],
		noAddress: ["Keine Adresse hinterlegt.", "No address is known."],
		noContact: ["Keine Kontaktdaten hinterlegt.", "No contact details are known."],
		projects: [
			(count: number) => (count === 1 ? "1 Projekt" : `${count} Projekte`),
			(count: number) => (count === 1 ? "1 project" : `${count} projects`),
		],
	},
});
