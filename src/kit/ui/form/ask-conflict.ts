import { createElement } from "react";
import { showDialog } from "../dialog/dialog-store.ts";
import { lazyCode } from "../state/lazy-code.ts";
import { LazyPart } from "../state/lazy-part.tsx";
import type { ConflictGiven } from "./conflict-dialog.tsx";

const code = lazyCode(async () => {
	const { ConflictDialog } = await import("./conflict-dialog.tsx");
	return { default: ConflictDialog };
});

/** Asks what is to become of changes that somebody else was faster with; null leaves everything as it is. */
export function askConflict(
	given: Omit<ConflictGiven, "onAnswer">,
): Promise<"reload" | "keep" | null> {
	return showDialog<"reload" | "keep" | null>((answer) =>
		createElement(LazyPart<ConflictGiven>, {
			code,
			props: { ...given, onAnswer: answer },
			fallback: null,
		}),
	);
}
