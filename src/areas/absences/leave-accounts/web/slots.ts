import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "leave-account",
				order: 56,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "READ" }],
				load: () => import("./leave-account-link.tsx"),
			},
		],
	},
});
