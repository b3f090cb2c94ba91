import { newId } from "#kit/contract/new-id.ts";
import { serverNow } from "#kit/web/clock.ts";
import { openPanel } from "../panel-stack/open-panel.ts";
import { mayOpenPanel, registeredPanels } from "../panel-stack/panel-stack.ts";
import type { Picker } from "./define-picker.ts";
import { askQuestion } from "./questions.ts";

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
