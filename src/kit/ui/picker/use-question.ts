import { useEffect, useState } from "react";
import type { PickerProps } from "./define-picker.ts";
import { questionOf } from "./questions.ts";

/**
 * What a picker was asked, and how it answers. Closing it in any other way answers null.
 *
 * @returns null after a reload: then it closes by itself
 */
export function useQuestion<Given, Answer>({
	ask,
	close,
}: PickerProps): { readonly given: Given; answer(value: Answer): void } | null {
	const [question] = useState(() => questionOf(ask));
	useEffect(() => {
		if (question === undefined) close();
		// asked again only when another question is shown, which mounts the panel anew
	}, [question, close]);
	useEffect(() => () => questionOf(ask)?.end(null), [ask]);
	if (question === undefined) return null;
	return {
		given: question.given as Given,
		answer: (value) => {
			question.end(value);
			close();
		},
	};
}
