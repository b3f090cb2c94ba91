import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of all that people hold; what it is called stands in the features. */
export const texts = inBothLanguages({
	given: [about("ausgegeben am #"), about("given on #")],
	returned: [about("zurückgegeben am #"), about("returned on #")],
	giveBack: ["Zurückgeben", "Return"],
});
