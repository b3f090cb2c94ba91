import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		shift_sequence_run: {
			title: texts.pairs.run.title,
			key: "shiftplan.manage",
			reach: "ANYWHERE",
			partOf: ["shift_sequence"],
		},
	},
	fields: { onClash: texts.pairs.run.onClash, peopleCount: texts.pairs.run.people },
	values: texts.pairs.run.clashes,
	actions: { applied: texts.pairs.run.appliedAs, withdrawn: texts.pairs.run.withdrawnAs },
	named: { shift_sequence: ["name"] },
};
