import { recordPanels } from "#kit/web/records/record-panels.ts";
import { customers } from "../contract.ts";

const panels = recordPanels(customers, {
	prefix: "customers",
	features: ["CUSTOMERS"],
	titles: {
		one: ["Kunde", "Customer"],
		create: ["Kunde anlegen", "Create customer"],
		edit: ["Kunde bearbeiten", "Edit customer"],
		parts: {
			address: ["Adresse bearbeiten", "Edit address"],
			contact: ["Kontaktdaten bearbeiten", "Edit contact details"],
		},
	},
	picker: { id: "common.customer-picker", title: ["Kunde wählen", "Choose a customer"] },
	load: () => import("./customer-screens.tsx"),
});

export const { create: customersCreate, detail: customersDetail, edit: customersEdit } = panels;
export const { address: customersEditAddress, contact: customersEditContact } = panels.parts;
export const { picker: commonCustomerPicker } = panels;
