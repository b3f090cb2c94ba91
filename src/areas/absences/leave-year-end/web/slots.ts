import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"leave-accounts.tools": [
			{
				id: "leave-year-end",
				order: 20,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "WRITE" }],
				load: () => import("./year-end-button.tsx"),
			},
		],
	},
});
