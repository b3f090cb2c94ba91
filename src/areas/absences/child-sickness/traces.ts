import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { count } = texts.pairs;

export const traces: Traces = {
	entities: {
		child_count: {
			...{ key: "sicknotes.manage", reach: "PERSON", isOwn: true, about: ["child_count"] },
			title: count.one,
		},
	},
	fields: count.fields,
};
