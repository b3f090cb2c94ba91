import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "time-rules",
				order: 45,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "timerules.manage", level: "READ" }],
				load: () => import("./person/user-rules-link.tsx"),
			},
		],
	},
});
