import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts } from "./panel-titles/text.ts";

export const slots = defineSlots({
	sections: {
		"customers.custom-fields": [
			{ id: "customers", load: () => import("./custom-fields-edit.tsx") },
		],
	},
	palette: [
		{
			id: "customers",
			heading: (language) => texts[language].many,
			features: ["CUSTOMERS"],
			permissions: [{ key: "customers.manage", level: "READ" }],
			load: () => import("./palette/search-customers.ts"),
		},
	],
});
