import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { commonTimeTrackingList } from "./panels.ts";

export const slots = defineSlots({
	phoneBar: [
		{
			id: "own-requests",
			insteadOf: "/time-management/trackings",
			features: ["TIMETRACKINGS"],
			run: (userId) =>
				openPanel(commonTimeTrackingList, { userIds: [userId], states: ["REQUESTED", "REJECTED"] }),
		},
	],
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
