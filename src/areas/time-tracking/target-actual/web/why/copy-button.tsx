import { IconCopy } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useFormat } from "#kit/web/format.ts";
import { chainText } from "./chain-text.ts";
import type { DayTrace } from "./day-trace.ts";
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
