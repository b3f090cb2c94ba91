import { aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** How many days it is stands on the screen alone: mails lie in boxes that the company does not rule. */
export const texts = inBothLanguages({
	lapse: {
		name: ["Urlaub, der verfallen kann", "Leave that may lapse"],
		subject: [
			(year: number) => `Ihr Resturlaub aus ${year}`,
			(year: number) => `Your open leave of ${year}`,
		],
		text: [
			aboutTwo(
				"Sie haben aus dem Urlaubsjahr #1 noch offenen Urlaub. Nehmen Sie ihn nicht bis zum #2, obwohl Sie es können, verfällt er.\nWie viel es ist, steht im Hinweis. Bitte lesen Sie ihn.",
			),
			aboutTwo(
				"You have open leave of the leave year #1. If you do not take it by #2 although you can, it lapses.\nThe notice says how much it is. Please read it.",
			),
		],
	},
});
