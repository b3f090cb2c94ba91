import { aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	howFar: [aboutTwo("#1 von #2"), aboutTwo("#1 of #2")],
	stop: ["Anhalten", "Stop"],
});
