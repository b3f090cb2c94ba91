import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	task: ["Aufgabe", "Task"],
});
