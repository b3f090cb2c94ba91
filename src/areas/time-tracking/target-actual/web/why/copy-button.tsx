import { IconCopy } from "@tabler/icons-react";
import { useChainText } from "#areas/time-tracking/time-rules/web/public.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { chainDayOf, type DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

interface Given {
	readonly day: DayTrace;
	/** Whose day it is, in one line. */
	readonly head: string;
}

/** Takes the chain along as text. */
export function CopyButton({ day, head }: Given) {
	const t = useWhyWords();
	const chainText = useChainText();
	const copy = async () => {
		const text = chainText(chainDayOf(day), head);
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
