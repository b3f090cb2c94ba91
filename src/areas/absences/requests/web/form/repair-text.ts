import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: most requests have nothing to mend. */
export const texts = inBothLanguages({
	days: [about("Nur #"), about("Only #")],
	substitute: [about("# wählen"), about("Choose #")],
});
