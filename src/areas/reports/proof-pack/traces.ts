import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { panel } = texts.pairs;

export const traces: Traces = {
	entities: {
		proof_pack: {
			title: ["Nachweismappe", "Proof pack"],
			key: "audit.manage",
			reach: "PERSON",
			// who is told of has a right to know that
			isOwn: true,
			about: ["proof_pack"],
		},
	},
	fields: {
		fromMonth: panel.from,
		toMonth: panel.to,
		purpose: panel.purpose,
		pages: ["Seiten", "Pages"],
	},
	actions: { made: ["erstellt", "made"] },
};
