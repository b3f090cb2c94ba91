import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	why: ["Warum?", "Why?"],
	whyDay: [about("Warum? # im Detail"), about("Why? # in detail")],
	whyMonth: [about("Warum? # in der Monatsübersicht"), about("Why? # in the month")],
});
