import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "special-accounts",
				order: 60,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "timetrackings.manage", level: "READ" }],
				load: () => import("./people/person-accounts-link.tsx"),
			},
		],
	},
});
