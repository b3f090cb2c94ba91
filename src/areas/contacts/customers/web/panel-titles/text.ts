import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	many: ["Kunden", "Customers"],
	create: ["Kunde anlegen", "Create customer"],
	detail: ["Kunde", "Customer"],
	edit: ["Kunde bearbeiten", "Edit customer"],
	editAddress: ["Adresse bearbeiten", "Edit address"],
	editContact: ["Kontaktdaten bearbeiten", "Edit contact details"],
	picker: ["Kunde wählen", "Choose a customer"],
});
