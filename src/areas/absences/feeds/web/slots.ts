import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"profile.private": [
			{ id: "absences.feeds", order: 60, load: () => import("./feeds-section.tsx") },
		],
	},
});
