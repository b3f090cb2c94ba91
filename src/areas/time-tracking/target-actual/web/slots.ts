import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail": [
			{
				id: "target-actual",
				order: 54,
				features: ["TIMETRACKINGS", "TARGETACTUALS"],
				permissions: [{ key: "timetrackings.manage", level: "READ" }],
				load: () => import("./month-section.tsx"),
			},
		],
	},
});
