import { useState } from "react";
import type { FilterEditorGiven } from "./grid-filter.ts";

/**
 * What is being entered; the list asks again only when it is applied.
 *
 * @param whole the value that is meant, undefined for none
 */
export function useFilterDraft<Value, Draft>(
	given: FilterEditorGiven<Value>,
	begin: Draft,
	whole: (draft: Draft) => Value | undefined,
) {
	const [draft, setDraft] = useState<Draft>(begin);
	return {
		draft,
		change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
		apply: () => {
			given.onChange(whole(draft));
			given.onDone();
		},
	};
}
