import { createElement } from "react";
import { showDialog } from "../dialog/dialog-store.ts";
import { lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import type { ViolationDialogGiven } from "./violation-dialog.tsx";
import type { ViolationAnswer, ViolationQuestion } from "./violation-question.ts";

const code = lazyCode(async () => {
	const { ViolationDialog } = await import("./violation-dialog.tsx");
	return { default: ViolationDialog };
});

/** Shows what would be violated; null when it is not to be done, or cannot be. */
export function askViolations(question: ViolationQuestion): Promise<ViolationAnswer | null> {
	return showDialog<ViolationAnswer | null>((answer) =>
		createElement(LazyPart<ViolationDialogGiven>, {
			code,
			props: { ...question, onAnswer: answer },
			fallback: null,
		}),
	);
}
