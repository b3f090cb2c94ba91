import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { assignment } = texts.pairs;

export const traces: Traces = {
	entities: {
		payroll_account_user: {
			...{ key: "payroll.manage", reach: "PERSON", about: ["payroll_account_user"] },
			title: assignment.one,
		},
	},
	fields: assignment.fields,
};
