import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail": [
			{
				id: "employment",
				order: 10,
				permissions: [{ key: "contracts.manage", level: "READ" }],
				load: () => import("./employment-section.tsx"),
			},
		],
		"users.detail.figures": [
			{
				id: "leave",
				order: 20,
				permissions: [{ key: "contracts.manage", level: "READ" }],
				load: () => import("./leave-figure.tsx"),
			},
		],
	},
});
