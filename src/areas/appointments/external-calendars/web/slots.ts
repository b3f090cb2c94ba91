import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"profile.private": [
			{
				id: "appointments.external-calendars",
				order: 65,
				load: () => import("./calendars-section.tsx"),
			},
		],
	},
});
