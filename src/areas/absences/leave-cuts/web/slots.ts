import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { loadParts } from "./load-parts.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "leave-cuts",
				order: 57,
				features: ["LEAVEACCOUNTS"],
				permissions: [{ key: "leaveaccounts.manage", level: "READ" }],
				load: async () => ({ default: (await loadParts()).LeaveCutsLink }),
			},
		],
	},
});
