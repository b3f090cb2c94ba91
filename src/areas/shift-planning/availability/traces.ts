import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		availability: {
			title: texts.pairs.title,
			key: "shiftplan.manage",
			reach: "PERSON",
			isOwn: true,
			about: ["availability"],
		},
	},
	fields: { available: texts.pairs.choices.available, wish: texts.pairs.weight },
};
