import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { form, kinds, list } = texts.pairs;
const ofOvertime = {
	key: "overtime.manage",
	reach: "PERSON",
	isOwn: true,
	about: ["overtime_account", "overtime_entry"],
} as const;

export const traces: Traces = {
	entities: {
		overtime_account: { ...ofOvertime, title: ["Überstundenkonto", "Overtime account"] },
		overtime_entry: {
			...ofOvertime,
			title: ["Buchung auf dem Überstundenkonto", "Entry of the overtime account"],
		},
	},
	fields: {
		openedOn: list.openedOn,
		openingMinutes: form.opening,
		effectiveOn: form.effectiveOn,
		bookedMinutes: form.hours,
		upperMinutes: form.upper,
		upperNoticeMinutes: form.upperNotice,
		lowerMinutes: form.lower,
		lowerNoticeMinutes: form.lowerNotice,
		capMinutes: form.cap,
	},
	values: Object.fromEntries(
		Object.entries(kinds).map(([kind, words]) => [`OVERTIME_${kind}`, words]),
	),
};
