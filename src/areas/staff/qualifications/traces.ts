import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		user_qualification: {
			title: texts.pairs.master.one,
			key: "qualifications.manage",
			reach: "PERSON",
			about: ["user_qualification"],
		},
	},
	fields: { qualificationId: texts.pairs.held.fields.qualificationId },
};
