import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail": [
			{
				id: "worksheets",
				order: 15,
				features: ["USERS", "TIMETRACKINGS"],
				permissions: [{ key: "worksheets.manage", level: "READ" }],
				load: () => import("./worksheets-section.tsx"),
			},
		],
	},
});
