import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	master: {
		one: ["Kunde", "Customer"],
		many: ["Kunden", "Customers"],
		empty: [
			"Hier stehen die Kunden, für die Sie arbeiten. Noch gibt es keine.",
			"The customers you work for are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieser Kunde wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this customer permanently?",
		],
		inUse: [
			"Der Kunde kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist. Möchten Sie den Kunden nicht lieber archivieren?",
			"The customer cannot be deleted because entries are still linked to it. Would you rather archive the customer?",
		],
		fields: {
			no: ["Kundennummer", "Customer number"],
			name: ["Name", "Name"],
			address: ["Adresse", "Address"],
			street: ["Straße und Hausnummer", "Street and number"],
			addition: ["Adresszusatz", "Address line 2"],
			postalCode: ["PLZ", "Postal code"],
			city: ["Ort", "City"],
			country: ["Land", "Country"],
			contact: ["Kontaktdaten", "Contact details"],
			person: ["Ansprechpartner", "Contact person"],
			phone: ["Telefon", "Phone"],
			mobile: ["Mobiltelefon", "Mobile phone"],
			mail: ["E-Mail", "E-mail"],
			website: ["Website", "Website"],
			note: ["Bemerkung", "Note"],
		},
		columns: { no: ["Nummer", "Number"] },
		extra: { projectCount: ["Projekte", "Projects"] },
		empties: {
			address: ["Keine Adresse hinterlegt.", "No address on file."],
			contact: ["Keine Kontaktdaten hinterlegt.", "No contact details on file."],
		},
	},
	projects: [
		(count: number) => (count === 0 ? "Keine" : String(count)),
		(count: number) => (count === 0 ? "None" : String(count)),
	],
});
