import { recordPanels } from "#kit/web/records/record-panels.ts";
import { customers } from "../contract.ts";

const panels = recordPanels(customers, {
	prefix: "customers",
	features: ["CUSTOMERS"],
	titles: {
		one: ["Kunde", "Customer"],
		create: ["Kunde anlegen", "Create customer"],
		edit: ["Kunde bearbeiten", "Edit customer"],
		picker: ["Kunde wählen", "Choose a customer"],
		groups: {
			address: ["Adresse bearbeiten", "Edit address"],
			contact: ["Kontaktdaten bearbeiten", "Edit contact details"],
		},
	},
	pickerId: "common.customer-picker",
	load: () => import("./customer-screens.tsx"),
});

export const { create: customersCreate, detail: customersDetail, edit: customersEdit } = panels;
export const { address: customersEditAddress, contact: customersEditContact } = panels.groups;
export const { picker: commonCustomerPicker } = panels;
