import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		CALENDAR_RANGE: [
			"Der Kalender zeigt höchstens 400 Tage, vom ersten bis zum letzten.",
			"The calendar shows 400 days at most, from the first to the last.",
		],
	},
});
