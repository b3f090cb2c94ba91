import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** How many days it is stands on the screen alone: mails lie in boxes that the company does not rule. */
export const texts = inBothLanguages({
	group: ["Urlaub", "Leave"],
	fellBelow: {
		name: ["Urlaubskonto fällt unter null", "Leave account falls below zero"],
		subject: [about("Urlaubskonto unter null: #"), about("Leave account below zero: #")],
		text: [
			about(
				"Feiertage, Arbeitszeiten oder die Beschäftigung haben sich geändert, nachdem Urlaub genehmigt war. Das Urlaubskonto # steht danach tiefer, als es darf.\nWodurch, steht im Konto.",
			),
			about(
				"Holidays, working hours or the employment changed after leave was approved. The leave account # is now lower than it may be.\nThe account says why.",
			),
		],
	},
});
