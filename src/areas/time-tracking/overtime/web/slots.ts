import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "overtime",
				order: 55,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "overtime.manage", level: "READ" }],
				load: () => import("./overtime-link.tsx"),
			},
		],
	},
});
