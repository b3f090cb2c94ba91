import { defineSlots } from "#kit/web/slots/define-slots.ts";

const permissions = [{ key: "costcentres.manage", level: "LIST" }] as const;

export const slots = defineSlots({
	sections: {
		"users.detail": [
			{
				id: "cost-centres",
				order: 60,
				permissions,
				load: () => import("./user-shares-section.tsx"),
			},
		],
		"units.detail": [
			{
				id: "cost-centres",
				order: 60,
				permissions,
				load: () => import("./unit-shares-section.tsx"),
			},
		],
	},
});
