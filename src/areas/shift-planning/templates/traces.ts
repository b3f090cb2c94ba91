import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		shift_template_exception: {
			title: texts.pairs.exception.title,
			key: "shiftplan.manage",
			reach: "ANYWHERE",
			partOf: ["shift_template"],
		},
	},
	fields: { itemId: texts.pairs.exception.itemId },
	named: { shift_template: ["name"] },
};
