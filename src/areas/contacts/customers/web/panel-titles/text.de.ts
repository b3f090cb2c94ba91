/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	many: "Kunden",
	create: "Kunde anlegen",
	detail: "Kunde",
	edit: "Kunde bearbeiten",
	editAddress: "Adresse bearbeiten",
	editContact: "Kontaktdaten bearbeiten",
	picker: "Kunde wählen",
} as const;
