import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "booking-history",
				order: 50,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "timetrackings.manage", level: "READ" }],
				load: () => import("./history-link.tsx"),
			},
		],
	},
});
