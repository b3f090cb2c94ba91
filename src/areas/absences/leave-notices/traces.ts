import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { columns } = texts.pairs.list;

export const traces: Traces = {
	entities: {
		leave_notice: {
			title: ["Hinweis auf Resturlaub", "Notice of open leave"],
			key: "leaveaccounts.manage",
			reach: "PERSON",
			isOwn: true,
			about: ["leave_notice"],
		},
	},
	fields: {
		channel: columns.channel,
		receivedOn: columns.receivedOn,
		how: columns.how,
	},
	values: { ...texts.pairs.channels, ...texts.pairs.ways },
	actions: {
		sent: ["geschickt", "sent"],
		received: ["zugegangen", "received"],
		"receipt-corrected": ["Übergabe berichtigt", "handover corrected"],
	},
};
