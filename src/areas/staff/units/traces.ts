import type { Traces } from "#kit/contract/traces.ts";
import { texts as ruleTexts } from "./contract/rule-text.ts";
import { texts } from "./text.ts";

const { form, shiftplan } = texts.pairs;
const ofUnits = { key: "units.manage", reach: "UNIT" } as const;

export const traces: Traces = {
	entities: {
		unit: { ...ofUnits, title: ["Abteilung", "Department"] },
		unit_shiftplan_setting: {
			...ofUnits,
			title: ["Dienstplan-Einstellungen", "Shift plan settings"],
			partOf: ["unit"],
		},
	},
	fields: {
		parentId: form.parent,
		depth: ["Ebene", "Level"],
		line: ["Zeile der Datei", "Line of the file"],
		publishing: shiftplan.publishing,
		publishedTo: shiftplan.publishedTo,
		suggestion: ["Vorschläge", "Suggestions"],
		mostDaysInRow: shiftplan.mostDaysInRow,
		averageOver: shiftplan.averageOver,
		ruleSeverities: shiftplan.rules,
		ruleWords: shiftplan.words,
		...ruleTexts.pairs,
	},
	values: {
		ALWAYS: ["Immer", "Always"],
		LIMITED: ["Begrenzt", "Limited"],
		ALL: ["Alle", "All"],
		RELATED_ONLY: ["Nur zugehörige", "Related only"],
		WEEKS_24: shiftplan.WEEKS_24,
		MONTHS_6: shiftplan.MONTHS_6,
		HINT: shiftplan.HINT,
		WARNING: shiftplan.WARNING,
		CRITICAL: shiftplan.CRITICAL,
	},
	named: { unit: ["name"] },
};
