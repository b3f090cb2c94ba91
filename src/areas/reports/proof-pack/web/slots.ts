import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "proof-pack",
				order: 90,
				permissions: [{ key: "audit.manage", level: "READ" }],
				load: () => import("./proof-pack-link.tsx"),
			},
		],
	},
});
