import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	title: ["Verlauf", "History"],
});
