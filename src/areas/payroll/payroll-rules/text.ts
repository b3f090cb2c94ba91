import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		PAYROLL_RULE_LIMIT: [
			"Die Grenze passt nicht zu dem, was geprüft wird.",
			"The limit does not fit what is checked.",
		],
		PAYROLL_RULE_TURNED: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
	},
	master: {
		one: ["Abrechnungsregel", "Payroll rule"],
		many: ["Abrechnungsregeln", "Payroll rules"],
		create: ["Abrechnungsregel anlegen", "Create payroll rule"],
		edit: ["Abrechnungsregel bearbeiten", "Edit payroll rule"],
		empty: [
			"Abrechnungsregeln warnen, bevor ein Monat zu viele Stunden oder zu viel Verdienst hat, etwa bei Minijobs. Noch gibt es keine.",
			"Payroll rules warn before a month has too many hours or too much pay, for example with marginal employment. There are none yet.",
		],
		deleteText: [
			"Soll diese Abrechnungsregel wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this payroll rule permanently?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			type: ["Prüft", "Checks"],
			employmentTypeId: ["Beschäftigungsart", "Employment type"],
			maxMinutes: ["Höchstens im Monat (Stunden)", "At most a month (hours)"],
			maxCents: ["Höchstens im Monat (Verdienst)", "At most a month (pay)"],
			validFrom: ["Gültig ab", "Valid from"],
			validTo: ["Gültig bis", "Valid until"],
		},
		columns: {
			maxMinutes: ["Stunden", "Hours"],
			maxCents: ["Verdienst", "Pay"],
		},
		help: {
			employmentTypeId: [
				"Ohne Angabe gilt die Regel für alle.",
				"If empty, the rule applies to all.",
			],
		},
		options: {
			type: {
				EMPLOYMENT_MAX_ACTUAL: ["Höchstens so viele Stunden", "At most so many hours"],
				EMPLOYMENT_MAX_WAGE: ["Höchstens so viel Verdienst", "At most so much pay"],
			},
		},
	},
	/** Beside the limits, by the first day of the rule. */
	marginal: {
		counted: [
			"Gezählt wird das Ist mit allen Gutschriften.",
			"Actual time with all credits is counted.",
		],
		hours: [
			about("Ein Minijob mit Mindestlohn hat höchstens # h."),
			about("A marginal employment at the minimum wage has # h at most."),
		],
		pay: [about("Grenze eines Minijobs: # €."), about("Limit of a marginal employment: €#.")],
	},
	/** Of a rule for all employments. */
	everybody: ["alle", "all"],
});
