import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	list: ["Single Sign-on", "Single sign-on"],
	edit: ["Single Sign-on einrichten", "Set up single sign-on"],
});
