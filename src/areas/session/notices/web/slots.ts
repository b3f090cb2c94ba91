import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"profile.private": [
			{ id: "session.notices", order: 50, load: () => import("./notices-section.tsx") },
		],
	},
});
