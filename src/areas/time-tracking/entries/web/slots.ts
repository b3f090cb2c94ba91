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
});
