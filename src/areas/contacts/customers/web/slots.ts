import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts as german } from "./panel-titles/text.de.ts";
import { texts as english } from "./panel-titles/text.en.ts";

export const slots = defineSlots({
	sections: {
		"customers.custom-fields": [
			{ id: "customers", load: () => import("./custom-fields-edit.tsx") },
		],
	},
	palette: [
		{
			id: "customers",
			heading: (language) => (language === "en-EN" ? english : german).many,
			features: ["CUSTOMERS"],
			permissions: [{ key: "customers.manage", level: "READ" }],
			load: () => import("./palette/search-customers.ts"),
		},
	],
});
