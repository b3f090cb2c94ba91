import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "worksheets",
				order: 15,
				features: ["USERS", "TIMETRACKINGS"],
				permissions: [{ key: "worksheets.manage", level: "READ" }],
				load: () => import("./worksheets-link.tsx"),
			},
		],
		"users.detail.figures": [
			{
				id: "next-day",
				order: 30,
				features: ["USERS", "TIMETRACKINGS"],
				permissions: [{ key: "worksheets.manage", level: "READ" }],
				load: () => import("./next-day-figure.tsx"),
			},
		],
	},
});
