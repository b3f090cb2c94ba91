import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		LEAVE_CUT_OVERLAPS: [
			"Für diese Zeit ist schon eine Kürzung erklärt.",
			"A cut is already declared for this time.",
		],
		LEAVE_CUT_TURNED: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
	},
	cut: {
		one: ["Kürzung des Urlaubs", "Cut of leave"],
		many: ["Kürzungen des Urlaubs", "Cuts of leave"],
		no: ["Keine", "None"],
		none: [
			"Es ist keine Kürzung erklärt. Ohne Erklärung kürzen Eltern- und Pflegezeit keinen Urlaub.",
			"No cut is declared. Without a declaration parental and care leave cut no leave.",
		],
		fields: {
			kind: ["Anlass", "Occasion"],
			declaredOn: ["Erklärt am", "Declared on"],
			worksPartTime: ["Arbeitet in dieser Zeit in Teilzeit", "Works part-time in this time"],
		},
		options: {
			kind: {
				PARENTAL: ["Elternzeit", "Parental leave"],
				CARE: ["Pflegezeit", "Care leave"],
			},
		},
		rule: ["Je vollem Kalendermonat ein Zwölftel", "A twelfth for each full calendar month"],
		partTime: ["Teilzeit: keine Kürzung", "Part-time: no cut"],
	},
});
