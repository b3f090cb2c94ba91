import type { ReactNode } from "react";
import { createStore } from "../create-store.ts";

export interface ShownDialog {
	readonly key: number;
	/** `close` ends it with an answer. */
	readonly content: ReactNode;
}

export const dialogStore = createStore<readonly ShownDialog[]>([]);
let lastKey = 0;

/**
 * Shows a dialog until its content answers.
 *
 * @param render gets what ends it
 */
export function showDialog<Answer>(
	render: (answer: (value: Answer | null) => void) => ReactNode,
	signal?: AbortSignal,
): Promise<Answer | null> {
	lastKey += 1;
	const key = lastKey;
	return new Promise((resolve) => {
		const end = (value: Answer | null) => {
			dialogStore.set(dialogStore.get().filter((one) => one.key !== key));
			resolve(value);
		};
		signal?.addEventListener("abort", () => end(null), { once: true });
		const content = render(end);
		dialogStore.set([...dialogStore.get(), { key, content }]);
	});
}

/** Takes all dialogs away, unanswered: the session they belong to has ended. */
export function dropDialogs(): void {
	dialogStore.set([]);
}
