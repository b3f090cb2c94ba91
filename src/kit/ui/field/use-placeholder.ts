import { type RefObject, useLayoutEffect, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { watchPlaceholder } from "../say-cut-text.ts";
import { texts } from "../text.ts";

/** What stands in an empty search: what it looks through where there is room for that, else one word. */
export function usePlaceholder(
	input: RefObject<HTMLInputElement | null>,
	whole: string | undefined,
): string | undefined {
	const { search } = useTexts(texts).field;
	const [isCut, setCut] = useState(false);
	useLayoutEffect(() => {
		if (whole) return watchPlaceholder(input.current as HTMLInputElement, whole, setCut);
	}, [input, whole]);
	return isCut ? search : whole;
}
