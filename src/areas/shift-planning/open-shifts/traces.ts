import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const shared = {
	key: "shiftplan.manage",
	reach: "PERSON",
	isOwn: true,
	partOf: ["shift"],
} as const;

export const traces: Traces = {
	entities: {
		shift_claim: { ...shared, title: ["Bewerbung um einen Dienst", "Application for a shift"] },
		shift_swap: {
			...shared,
			title: ["Abgabe oder Tausch eines Dienstes", "Handover or swap of a shift"],
		},
	},
	fields: {
		kind: ["Art", "Kind"],
		offeredToId: ["Gefragt", "Asked"],
		returnDay: ["Gegen den Dienst am", "For the shift on"],
	},
	values: texts.pairs.kinds,
	actions: {
		claimed: ["beworben", "applied"],
		granted: ["zugesagt", "granted"],
		offered: ["angeboten", "offered"],
		taken: ["angenommen", "accepted"],
		swapped: ["übernommen", "handed over"],
		declined: ["abgelehnt", "declined"],
		withdrawn: ["zurückgezogen", "withdrawn"],
	},
};
