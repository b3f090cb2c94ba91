import { defineSlots } from "#kit/web/slots/define-slots.ts";
import { loadParts } from "./load-parts.ts";

export const slots = defineSlots({
	sections: {
		"users.detail.links": [
			{
				id: "child-counts",
				order: 58,
				permissions: [{ key: "sicknotes.manage", level: "READ" }],
				load: async () => ({ default: (await loadParts()).ChildCountsLink }),
			},
		],
	},
});
