import { defineSlots } from "#kit/web/slots/define-slots.ts";

const plans = {
	features: ["SHIFTPLAN"],
	permissions: [{ key: "shiftplan.manage", level: "READ" }],
} as const;

export const slots = defineSlots({
	sections: {
		"shift-plan.layer": [{ id: "proposals", ...plans, load: () => import("./proposal-layer.tsx") }],
		"shifts.detail": [
			{ id: "why-open", order: 40, ...plans, load: () => import("./why-open-link.tsx") },
		],
	},
});
