import { type RefObject, useLayoutEffect, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { isPlaceholderCut } from "../say-cut-text.ts";
import { texts } from "../text.ts";

/** What stands in an empty search: what it looks through where there is room for that, else one word. */
export function usePlaceholder(
	input: RefObject<HTMLInputElement | null>,
	whole: string | undefined,
): string | undefined {
	const { search } = useTexts(texts).field;
	const [isCut, setCut] = useState(false);
	useLayoutEffect(() => {
		const field = input.current;
		if (field === null || whole === undefined) return;
		const look = () => setCut(isPlaceholderCut(field, whole));
		look();
		const observer = new ResizeObserver(look);
		observer.observe(field);
		return () => observer.disconnect();
	}, [input, whole]);
	return whole !== undefined && isCut ? search : whole;
}
