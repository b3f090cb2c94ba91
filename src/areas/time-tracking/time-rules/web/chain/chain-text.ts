import type { Words } from "#kit/contract/texts.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ChainDay } from "./chain-day.ts";
import { nameOf, sentenceOf } from "./step-words.ts";
import { texts } from "./text.ts";

/** Puts a chain into plain text, a line a step, for a message or a note. */
export function useChainText(): (day: ChainDay, head: string) => string {
	const words = useTexts(texts);
	const format = useFormat();
	return (day, head) => chainText(day, head, words, format);
}

function chainText(
	day: ChainDay,
	head: string,
	words: Words<typeof texts>,
	format: Format,
): string {
	const lines = day.chain.map((step, index) => {
		const isLast = index === day.chain.length - 1;
		const name = nameOf(step, isLast, words);
		const change = index === 0 ? [] : [format.hours(step.change, { sign: true })];
		const result = format.hours(step.result, { sign: isLast });
		const numbers = [...change, result].join(" → ");
		const sentence = sentenceOf(step, day, words, format);
		return `${words.chain.numbered(index + 1, name)}: ${numbers}. ${sentence}`;
	});
	return [head, ...lines].join("\n");
}
