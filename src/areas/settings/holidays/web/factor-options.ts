import { type FreeFactor, freeFactors } from "#domain/holidays/holiday-facts.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { texts } from "../text.ts";

type FactorWords = Words<typeof texts>["factors"];

/** What a factor is called. */
export function factorName(words: FactorWords, factor: FreeFactor): string {
	return { 0: words.none, 0.5: words.half, 1: words.full }[factor];
}

/** The longest first, as most holidays are. */
export function factorOptions(words: FactorWords) {
	return freeFactors
		.toReversed()
		.map((factor) => ({ value: String(factor), label: factorName(words, factor) }));
}
