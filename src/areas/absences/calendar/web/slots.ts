import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"shift-plan.ground": [{ id: "absences", load: () => import("./plan-ground.tsx") }],
	},
});
