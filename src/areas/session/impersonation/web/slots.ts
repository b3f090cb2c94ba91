import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"shell.banner": [
			{ id: "impersonation", order: 10, load: () => import("./impersonation-banner.tsx") },
		],
		"users.detail.tools": [
			{
				id: "impersonation.start",
				order: 90,
				adminOnly: true,
				load: () => import("./impersonate-button.tsx"),
			},
		],
	},
});
