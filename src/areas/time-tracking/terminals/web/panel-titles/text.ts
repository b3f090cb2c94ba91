import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	many: ["Hardware-Terminals", "Hardware terminals"],
	one: ["Hardware-Terminal", "Hardware terminal"],
});
