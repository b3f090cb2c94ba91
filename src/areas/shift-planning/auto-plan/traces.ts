import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { aims, levels, moves, movesLabel } = texts.pairs;

export const traces: Traces = {
	entities: {
		auto_plan: {
			title: ["Vorschlag für offene Dienste", "Proposal for open shifts"],
			key: "shiftplan.manage",
			reach: "UNIT",
			partOf: ["unit"],
		},
		auto_plan_setting: {
			title: ["Gewichte der automatischen Planung", "Weights of automatic planning"],
			key: "shiftplan.manage",
			reach: "UNIT",
			partOf: ["unit"],
		},
	},
	fields: { ...aims, moves: movesLabel, count: ["Dienste", "Shifts"] },
	values: { ...levels, ...moves },
	actions: {
		accepted: ["übernommen", "accepted"],
		improved: ["weiter verbessert", "improved further"],
		discarded: ["verworfen", "discarded"],
	},
};
