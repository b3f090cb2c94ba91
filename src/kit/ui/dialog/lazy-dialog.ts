import { type ComponentType, createElement, useEffect } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import { texts } from "../text.ts";
import { toast } from "../toast/toast.ts";
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
					failed: () => createElement(LostDialog, { onAnswer }),
				}),
			),
		/** Has its code at hand: it is asked for when the network may be away. */
		preload: () => void code.preload().catch(() => {}),
	};
}

/** A dialog whose code did not come asks nothing: that is told, and nothing is answered. */
function LostDialog({ onAnswer }: Answered<null>) {
	const { failed } = useTexts(texts).panel;
	useEffect(() => {
		toast({ type: "error", title: failed });
		onAnswer(null);
	}, [failed, onAnswer]);
	return null;
}

/** What a dialog's component receives besides. */
export interface Answered<Answer> {
	readonly onAnswer: (answer: Answer) => void;
}
