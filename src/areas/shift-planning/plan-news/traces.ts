import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		shift_reading: {
			title: texts.pairs.reading,
			key: "shiftplan.manage",
			reach: "PERSON",
			isOwn: true,
		},
	},
	actions: { read: texts.pairs.read },
};
