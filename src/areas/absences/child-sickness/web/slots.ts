import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "child-counts",
				order: 58,
				permissions: [{ key: "sicknotes.manage", level: "READ" }],
				load: () => import("./child-counts-link.tsx"),
			},
		],
	},
});
