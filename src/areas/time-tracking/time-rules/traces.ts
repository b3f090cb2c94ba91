import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { settings, types, examples, assignments, trial, figures } = texts.pairs;

export const traces: Traces = {
	entities: {
		// rules are the company's, their assignments may be about one person
		time_rule: {
			title: ["Regel", "Rule"],
			key: "timerules.manage",
			reach: "PERSON",
			about: ["time_rule"],
		},
	},
	fields: {
		...saidOf(settings, /^[a-z]/),
		target: assignments.target,
		targetId: assignments.target,
		settings: ["Was die Regel sagt", "What the rule says"],
		versions: ["Fassungen", "Versions"],
		examples: examples.title,
		expected: trial.result,
		date: trial.date,
		plan: trial.plan,
		entries: trial.entries,
		isPause: ["Pause", "Break"],
		targetMinutes: trial.target,
		openingBalanceMinutes: trial.opening,
		...figures,
	},
	values: { ...saidOf(settings, /^[A-Z]/), ...types, ...saidOf(assignments, /^[A-Z]/) },
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

/** Those of such names that stand by themselves, without figures in them. */
function saidOf(words: object, names: RegExp): NonNullable<Traces["fields"]> {
	return Object.fromEntries(
		Object.entries(words).filter(([name, [said]]) => names.test(name) && typeof said === "string"),
	);
}
