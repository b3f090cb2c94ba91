import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		qualification_requirement: {
			title: texts.pairs.requirements.title,
			key: "shiftplan.manage",
			reach: "ANYWHERE",
			partOf: ["workspace", "activity", "shift", "shift_template"],
		},
	},
	fields: {
		qualificationId: texts.pairs.requirements.qualification,
		minLevel: texts.pairs.requirements.level,
	},
};
