import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "leave-rules",
				order: 46,
				features: [],
				permissions: [{ key: "leaveaccounts.manage", level: "WRITE" }],
				load: () => import("./person/leave-rules-link.tsx"),
			},
		],
	},
});
