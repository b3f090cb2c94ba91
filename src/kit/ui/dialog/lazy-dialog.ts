import { type ComponentType, createElement } from "react";
import { lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import { showDialog } from "./dialog-store.ts";

/**
 * A dialog whose code comes when it is first asked for. What is asked is handed to it; null where it was taken away.
 *
 * Example: `const asked = lazyDialog<Question, Answer>(() => import("./question-dialog.tsx"))`, then `await asked.ask(question)`
 */
export function lazyDialog<Given extends object, Answer>(
	load: () => Promise<{ readonly default: ComponentType<Given & Answered<Answer>> }>,
) {
	const code = lazyCode(load);
	return {
		ask: (given: Given): Promise<Answer | null> =>
			showDialog<Answer>((onAnswer) =>
				createElement(LazyPart<Given & Answered<Answer>>, {
					code,
					props: { ...given, onAnswer },
					fallback: null,
				}),
			),
		/** Has its code at hand: it is asked for when the network may be away. */
		preload: () => void code.preload().catch(() => {}),
	};
}

/** What a dialog's component receives besides. */
export interface Answered<Answer> {
	readonly onAnswer: (answer: Answer) => void;
}
