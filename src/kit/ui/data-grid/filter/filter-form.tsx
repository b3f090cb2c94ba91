import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { usePrinter } from "../column/printer.ts";
import type { FilterEditorGiven } from "./grid-filter.ts";

interface Given {
	readonly onApply: () => void;
	readonly children: ReactNode;
}

/** Fields of one filter; Enter applies it. */
export function FilterForm({ onApply, children }: Given) {
	const { words } = usePrinter();
	return (
		<form
			className="grid-filter-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				// a panel around the list may be a form of its own
				event.stopPropagation();
				onApply();
			}}
		>
			{children}
			<Button type="submit">{words.filters.apply}</Button>
		</form>
	);
}

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
