import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.figures": [
			{
				id: "balance",
				order: 10,
				features: ["TIMETRACKINGS", "TARGETACTUALS"],
				permissions: [{ key: "timetrackings.manage", level: "READ" }],
				load: () => import("./balance-figure.tsx"),
			},
		],
	},
});
