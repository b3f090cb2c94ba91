import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "activity-overrides",
				order: 55,
				permissions: [{ key: "activities.manage", level: "READ" }],
				load: () => import("./overrides/overrides-link.tsx"),
			},
		],
	},
});
