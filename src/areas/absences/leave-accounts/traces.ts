import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { form } = texts.pairs;
const ofLeave = {
	key: "leaveaccounts.manage",
	reach: "PERSON",
	isOwn: true,
	about: ["leave_account", "leave_entry"],
} as const;

export const traces: Traces = {
	entities: {
		leave_account: { ...ofLeave, title: ["Urlaubskonto", "Leave account"] },
		leave_entry: {
			...ofLeave,
			title: ["Buchung auf dem Urlaubskonto", "Entry of the leave account"],
		},
	},
	fields: {
		leaveYear: texts.pairs.list.year,
		leaveDays: form.days,
		effectiveOn: form.effectiveOn,
		expiresOn: form.expiresOn,
	},
};
