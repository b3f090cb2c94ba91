import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"shifts.detail": [
			{
				id: "requirements",
				order: 60,
				features: ["SHIFTPLAN"],
				permissions: [{ key: "shiftplan.manage", level: "WRITE" }],
				load: () => import("./shift-requirements.tsx"),
			},
		],
	},
});
