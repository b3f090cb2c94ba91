import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { traced } = texts.pairs;
const { period, payroll, charged, shared, returned, ...fields } = traced;

export const traces: Traces = {
	entities: {
		payroll_period: { key: "payroll.manage", reach: "ANYWHERE", title: period },
		payroll: { key: "payroll.manage", reach: "PERSON", about: ["payroll"], title: payroll },
	},
	fields,
	actions: { returned },
	values: { ...charged, ...shared },
};
