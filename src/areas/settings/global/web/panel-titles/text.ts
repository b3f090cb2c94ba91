import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	group: ["Einstellungen", "Settings"],
});
