import { IconCopy } from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { nameOf, sentenceOf } from "./step-words.ts";
import type { texts as allTexts } from "./text.ts";
import { useWhyWords } from "./use-why-words.ts";

interface Given {
	readonly day: DayTrace;
	/** Whose day it is, in one line. */
	readonly head: string;
}

/** Takes the chain along as text. */
export function CopyButton({ day, head }: Given) {
	const t = useWhyWords();
	const format = useFormat();
	const copy = async () => {
		const text = chainText(day, head, t, format);
		const isCopied = await navigator.clipboard
			.writeText(text)
			.then(() => true)
			.catch(() => false);
		toast(
			isCopied
				? { type: "positive", title: t.copied }
				: { type: "error", title: t.copy, text: t.notCopied },
		);
	};
	return <IconButton icon={IconCopy} label={t.copy} onClick={() => void copy()} />;
}

/** The chain as plain text, a line a step, for a message or a note. */
function chainText(day: DayTrace, head: string, texts: Words<typeof allTexts>, format: Format) {
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
