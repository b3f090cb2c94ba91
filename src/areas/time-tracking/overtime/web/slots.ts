import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { overtimeDetail } from "./panels.ts";

export const slots = defineSlots({
	phoneBar: [
		{
			id: "own-overtime",
			insteadOf: "/time-management/accounts",
			features: ["TIMETRACKINGS"],
			run: (userId) => openPanel(overtimeDetail, { userId }),
		},
	],
	sections: {
		"users.detail.links": [
			{
				id: "overtime",
				order: 55,
				features: ["TIMETRACKINGS"],
				permissions: [{ key: "overtime.manage", level: "READ" }],
				load: () => import("./overtime-link.tsx"),
			},
		],
	},
});
