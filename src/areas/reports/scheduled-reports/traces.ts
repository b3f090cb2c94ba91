import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { edit } = texts.pairs;

export const traces: Traces = {
	entities: {
		report_schedule: {
			title: ["Regelmäßiger Bericht", "Regular report"],
			key: "users.manage",
			reach: "PERSON",
			isOwn: true,
			about: ["report_schedule"],
		},
	},
	fields: {
		months: edit.months,
		dayOfMonth: edit.dayOfMonth,
		delivery: edit.delivery,
		isPaused: edit.isPaused,
		list: ["Liste", "List"],
	},
	values: { ...edit.deliveries },
};
