import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"leave-accounts.tools": [
			{
				id: "leave-provision",
				order: 30,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "READ" }],
				load: () => import("./provision-button.tsx"),
			},
		],
	},
});
