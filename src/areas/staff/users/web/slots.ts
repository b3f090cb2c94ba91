import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts as german } from "./user-picker/text.de.ts";
import { texts as english } from "./user-picker/text.en.ts";

export const slots = defineSlots({
	sections: {
		"users.custom-field-group-edit": [
			{ id: "users", load: () => import("./custom-group-edit.tsx") },
		],
	},
	palette: [
		{
			id: "users",
			heading: (language) => (language === "en-EN" ? english : german).people,
			features: ["USERS"],
			permissions: [{ key: "users.manage", level: "LIST" }],
			load: () => import("./palette/search-people.ts"),
		},
	],
});
