import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { api } from "#kit/web/api.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { nounForms } from "../contract/matter-noun.ts";
import { type MatterScreens, only, runMove, type Shown } from "./run-move.ts";
import { texts } from "./text.ts";

/** What was written and not taken by the server, by what it was about: it stands there when it is tried again. */
const unsent = new Map<string, string>();

/** Asking before a decision, and answering. */
export function questionDialogs(given: MatterScreens) {
	const { operations, noun } = given;
	return {
		ask(shown: Shown): Promise<boolean> {
			const { asking, askText: text, question: label, send: confirm, asked } = wordsNow();
			const title = asking(nounForms(noun, languageStore.get()));
			return untilTaken(`ask ${shown.id}`, { title, text, label, confirm }, (question) =>
				runMove(given, asked, () => api(operations.ask, { ...only(shown), question })),
			);
		},
		/** @param question is shown above the field */
		answer(shown: Shown, question: string): Promise<boolean> {
			const { answering: title, yourAnswer: label, sendAnswer: confirm, answered } = wordsNow();
			return untilTaken(`answer ${shown.id}`, { title, text: question, label, confirm }, (answer) =>
				runMove(given, answered, () => api(operations.answer, { ...only(shown), answer })),
			);
		},
	};
}

const wordsNow = () => currentTexts(texts);

async function untilTaken(
	key: string,
	question: Omit<Parameters<typeof askReason>[0], "required" | "written">,
	send: (words: string) => Promise<boolean>,
): Promise<boolean> {
	const words = await askReason({ ...question, required: true, written: unsent.get(key) ?? "" });
	if (words === null) return false;
	unsent.set(key, words);
	const isTaken = await send(words);
	if (isTaken) unsent.delete(key);
	return isTaken;
}
