import { defineSlots } from "#kit/web/slots/define-slots.ts";

const permissions = [{ key: "roles.manage", level: "READ" }] as const;

export const slots = defineSlots({
	sections: {
		"users.detail": [
			{ id: "roles", order: 90, permissions, load: () => import("./user-roles-section.tsx") },
		],
		"units.detail": [
			{ id: "roles", order: 90, permissions, load: () => import("./unit-roles-section.tsx") },
		],
	},
});
