import { counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		CHILD_COUNT_OVERLAPS: [
			"Für diese Zeit ist schon eine Anzahl von Kindern angegeben.",
			"A number of children is already given for this time.",
		],
		CHILD_COUNT_TURNED: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
	},
	count: {
		one: ["Angabe zu Kindern", "Statement about children"],
		many: ["Kinder (Kinderkrankentage)", "Children (child sick days)"],
		create: ["Kinder angeben", "State children"],
		edit: ["Angabe zu Kindern bearbeiten", "Edit the statement about children"],
		no: ["Keine Angabe", "Nothing stated"],
		none: [
			"Es ist nichts angegeben. Kinderkrankentage werden dann für ein Kind und zwei Elternteile gerechnet.",
			"Nothing is stated. Child sick days are then counted for one child with two parents.",
		],
		fields: {
			children: [
				"Kinder unter 12 Jahren oder mit Behinderung",
				"Children under 12 or with a disability",
			],
			isSingleParent: ["Alleinerziehend", "Single parent"],
		},
		children: [counted("1 Kind", "# Kinder"), counted("1 child", "# children")],
		alone: ["alleinerziehend", "single parent"],
	},
});
