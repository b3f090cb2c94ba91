import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"shifts.detail": [
			{
				id: "open-shifts",
				order: 50,
				features: ["SHIFTPLAN"],
				load: () => import("./shift-section.tsx"),
			},
		],
	},
});
