import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { cut } = texts.pairs;

export const traces: Traces = {
	entities: {
		leave_cut: {
			...{ key: "leaveaccounts.manage", reach: "PERSON", isOwn: true, about: ["leave_cut"] },
			title: cut.one,
		},
	},
	fields: cut.fields,
	values: cut.options.kind,
};
