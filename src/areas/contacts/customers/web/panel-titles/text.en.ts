import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	many: "Customers",
	create: "Create customer",
	detail: "Customer",
	edit: "Edit customer",
	editAddress: "Edit address",
	editContact: "Edit contact details",
	picker: "Choose a customer",
} as const satisfies Words<typeof german>;
