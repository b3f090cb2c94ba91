import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	why: ["Warum?", "Why?"],
	whyDay: [(day: string) => `Warum? ${day} im Detail`, (day: string) => `Why? ${day} in detail`],
	whyMonth: [
		(month: string) => `Warum? ${month} in der Auswertung`,
		(month: string) => `Why? ${month} in the evaluation`,
	],
});
