import { defineSlots } from "../../../../kit/web/slots/define-slots.ts";

/** Clocks follow presses in other tabs and on other devices, whatever page is shown. */
export const slots = defineSlots({
	background: [
		{
			id: "clocks-follow",
			features: ["TIMETRACKINGS"],
			load: () => import("./clocks-follow.tsx"),
		},
	],
});
