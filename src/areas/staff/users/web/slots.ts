import { IconUser } from "@tabler/icons-react";
import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { texts } from "./user-picker/text.ts";

export const slots = defineSlots({
	sections: {
		"users.custom-field-group-edit": [
			{ id: "users", load: () => import("./edit/custom-group-edit.tsx") },
		],
	},
	palette: [
		{
			id: "users",
			icon: IconUser,
			heading: (language) => texts[language].people,
			features: ["USERS"],
			permissions: [{ key: "users.manage", level: "LIST" }],
			load: () => import("./palette/search-people.ts"),
		},
	],
});
