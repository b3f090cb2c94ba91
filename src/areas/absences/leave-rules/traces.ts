import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { fields, kinds, targets } = texts.pairs;

export const traces: Traces = {
	entities: {
		// rules are the company's, their assignments may be about one person
		leave_rule: {
			title: fields.rule,
			key: "leaveaccounts.manage",
			reach: "PERSON",
			about: ["leave_rule"],
		},
	},
	fields: {
		kind: fields.kind,
		activityId: fields.activityId,
		settings: fields.says,
		versions: fields.versions,
		target: fields.target,
		targetId: fields.target,
		days: fields.days,
		fullWeekDays: fields.fullWeekDays,
		proRataClause: fields.proRataClause,
		from: fields.from,
		years: fields.years,
		wholeYear: fields.wholeYear,
		label: fields.label,
	},
	values: { ...kinds, ...targets },
	actions: {
		"switched-on": ["eingeschaltet", "switched on"],
		"switched-off": ["ausgeschaltet", "switched off"],
		assigned: ["zugewiesen", "assigned"],
		"assignment-changed": ["Zuweisung geändert", "assignment changed"],
		unassigned: ["Zuweisung entfernt", "assignment removed"],
		"version-created": ["neue Fassung", "new version"],
		"version-changed": ["Fassung berichtigt", "version corrected"],
		"version-deleted": ["Fassung gelöscht", "version deleted"],
	},
};
