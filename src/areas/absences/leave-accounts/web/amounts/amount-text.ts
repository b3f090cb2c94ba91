import { counted, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: amounts are said in places that have no other words of leave accounts. */
export const texts = inBothLanguages({
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
});
