import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "leave-cuts",
				order: 57,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "READ" }],
				load: () => import("./leave-cuts-link.tsx"),
			},
		],
	},
});
