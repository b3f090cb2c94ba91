import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { reminder, reminded } = texts.pairs.traced;

export const traces: Traces = {
	entities: {
		payroll_reminder: { key: "payroll.manage", reach: "PERSON", title: reminder },
	},
	actions: { reminded },
};
