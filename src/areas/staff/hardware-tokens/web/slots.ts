import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "hardware-tokens",
				order: 70,
				permissions: [{ key: "users.manage", level: "READ" }],
				load: () => import("./tokens-link.tsx"),
			},
		],
	},
});
