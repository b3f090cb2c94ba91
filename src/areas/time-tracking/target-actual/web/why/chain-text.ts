import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { nameOf, sentenceOf } from "./step-words.ts";
import type { texts as allTexts } from "./text.ts";

/** The chain as plain text, a line a step, for a message or a note. */
export function chainText(
	day: DayTrace,
	head: string,
	texts: Words<typeof allTexts>,
	format: Format,
): string {
	const { chain } = day.explanation;
	const lines = chain.map((step, index) => {
		const isLast = index === chain.length - 1;
		const name = nameOf(step, isLast, texts);
		const change = index === 0 ? [] : [format.hours(step.change, { sign: true })];
		const result = format.hours(step.result, { sign: isLast });
		const numbers = [...change, result].join(" → ");
		const sentence = sentenceOf(step, day, texts, format);
		return `${texts.chain.numbered(index + 1, name)}: ${numbers}. ${sentence}`;
	});
	return [head, ...lines].join("\n");
}
