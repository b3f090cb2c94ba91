import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	list: ["Hardware-Token", "Hardware tokens"],
	create: ["Hardware-Token anlegen", "Create hardware token"],
});
