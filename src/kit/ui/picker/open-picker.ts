import { newId } from "#kit/contract/new-id.ts";
import { serverNow } from "#kit/web/clock.ts";
import { openPanel } from "../panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "../panel-stack/panel-stack.ts";
import type { Picker } from "./define-picker.ts";

interface Question {
	readonly given: unknown;
	readonly end: (answer: unknown) => void;
}

/** What open pickers were asked, by the mark in their address. */
const questions = new Map<string, Question>();

/**
 * Opens a panel that asks for something and waits for the answer; null when it was closed without one. After a reload of the
 * page nobody waits any more: the panel then closes by itself.
 *
 * Example: `const name = await openPicker(commonRename, { value: unit.name })`
 */
export function openPicker<Given, Answer>(
	picker: Picker<Given, Answer>,
	given: Given,
): Promise<Answer | null> {
	const registered = registeredPanels().get(picker.id);
	if (registered === undefined || !mayOpenPanel(registered)) return Promise.resolve(null);
	const ask = newId(serverNow());
	const answer = askQuestion<Given, Answer>(ask, given);
	openPanel(picker, { ask });
	return answer;
}

function askQuestion<Given, Answer>(ask: string, given: Given): Promise<Answer | null> {
	return new Promise((resolve) => {
		questions.set(ask, {
			given,
			end: (answer) => {
				questions.delete(ask);
				resolve(answer as Answer | null);
			},
		});
	});
}

/** Undefined once it was answered, and after a reload. */
export function questionOf(ask: string): Question | undefined {
	return questions.get(ask);
}
