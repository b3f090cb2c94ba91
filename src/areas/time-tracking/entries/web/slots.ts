import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	topBar: [
		{
			id: "new-entry",
			order: 10,
			features: ["TIMETRACKINGS"],
			load: () => import("./new-entry-button.tsx"),
		},
	],
	sections: {
		"users.detail.figures": [
			{
				id: "open-requests",
				order: 40,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "timetrackings.manage", level: "READ" }],
				load: () => import("./open-requests-figure.tsx"),
			},
		],
	},
});
