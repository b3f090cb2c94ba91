import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	title: ["Alle Daten exportieren", "Export all data"],
});
