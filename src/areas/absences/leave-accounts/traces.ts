import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { form, setUp, limits } = texts.pairs;
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
		leave_limit: {
			...ofLeave,
			about: ["leave_limit"],
			title: ["Grenzen des Urlaubskontos", "Limits of the leave account"],
		},
	},
	fields: {
		leaveYear: texts.pairs.list.year,
		leaveDays: form.days,
		effectiveOn: form.effectiveOn,
		expiresOn: form.expiresOn,
		openedOn: setUp.day,
		takenBefore: setUp.taken,
		leftThen: setUp.rest,
		carriedIn: setUp.carriedIn,
		carryReason: setUp.carryReason,
		carryNote: setUp.carryNote,
		advanceDays: limits.advance,
		noticeDays: limits.notice,
	},
	actions: {
		"paid-out": ["Abgeltung gebucht", "payout entered"],
		waived: ["Verzicht gebucht", "waiver entered"],
	},
};
