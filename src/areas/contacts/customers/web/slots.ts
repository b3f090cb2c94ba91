import { IconAddressBook } from "@tabler/icons-react";
import { textIn } from "#kit/contract/texts.ts";
import { defineSlots } from "#kit/web/slots/define-slots.ts";

const screens = () => import("./customer-screens.tsx");

export const slots = defineSlots({
	sections: {
		"customers.custom-fields": [
			{ id: "customers", load: async () => ({ default: (await screens()).CustomFieldsEdit }) },
		],
	},
	palette: [
		{
			id: "customers",
			icon: IconAddressBook,
			heading: (language) => textIn(["Kunden", "Customers"], language),
			features: ["CUSTOMERS"],
			permissions: [{ key: "customers.manage", level: "READ" }],
			load: async () => ({ default: (await screens()).search }),
		},
	],
});
