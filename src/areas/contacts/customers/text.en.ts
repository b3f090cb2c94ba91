import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	master: {
		one: "Customer",
		many: "Customers",
		create: "Create customer",
		edit: "Edit customer",
		empty: "There are no customers yet.",
		deleteText: "Do you really want to delete this customer irrevocably?",
		inUse:
			"The customer cannot be deleted because entries are still linked with it. Would you rather archive the customer?",
		fields: {
			no: "Customer number",
			name: "Name",
			address: "Address",
			contact: "Contact details",
		},
	},
	columns: {
		no: "Number",
		name: "Name",
		street: "Street and number",
		postalCode: "Postal code",
		city: "City",
		country: "Country",
		person: "Contact person",
		phone: "Phone",
		mobile: "Mobile phone",
		mail: "E-mail",
		website: "Website",
		projectCount: "Projects",
		isEnabled: "State",
	},
	list: {
		search: "Search customers",
		create: "Create",
		open: "Open",
		edit: "Edit",
		editAddress: "Edit address",
		editContact: "Edit contact details",
		editCustom: "Edit custom fields",
		archive: "Archive",
		restore: "Restore",
		remove: "Delete",
		active: "Active",
		archived: "Archived",
		archiving: "Archive customers",
		archiveMany: (count: string) =>
			count === "1" ? "Archive this customer?" : `Archive these ${count} customers?`,
		restoring: "Restore customers",
		deleting: "Delete customers",
		changedMany: (count: number) =>
			count === 1 ? "1 customer changed" : `${count} customers changed`,
		deleteMany: (count: string) =>
			count === "1"
				? "Do you really want to delete this customer irrevocably?"
				: `Do you really want to delete these ${count} customers irrevocably?`,
	},
	form: {
		base: "Base data",
		address: "Address",
		contact: "Contact details",
		addition: "Address line 2",
		note: "Note",
		saving: "Save customer",
		saved: "Customer saved",
	},
	custom: {
		title: "Custom fields of the customer",
		none: "There are no custom fields of customers that you may change.",
	},
	detail: {
		gone: "This customer no longer exists.",
		notLoaded: "The customer could not be loaded.",
		none: "–",
		noAddress: "No address is known.",
		noContact: "No contact details are known.",
		projects: (count: number) => (count === 1 ? "1 project" : `${count} projects`),
	},
} as const satisfies Words<typeof german>;
