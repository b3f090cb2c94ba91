import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"leave-accounts.tools": [
			{
				id: "leave-notices",
				order: 10,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "WRITE" }],
				load: () => import("./notices-button.tsx"),
			},
		],
	},
});
