import { useEffect, useState } from "react";
import { useLatest } from "../use-latest.ts";
import type { Pending } from "./pending.ts";
import type { PlaceHint, TimelineActions } from "./timeline-given.ts";

/** Milliseconds for which something rests over a place before it is asked about. */
const rest = 90;

/**
 * Asks what a place would mean for what rests over it, and says it. What was asked of a place that is left is given up; the
 * ghost itself never waits.
 */
export function usePlaceHint(
	pending: Pending | undefined,
	hintOf: TimelineActions["hintOf"],
	say: (text: string) => void,
): Pending | undefined {
	const [found, setFound] = useState<{ readonly key: string; readonly hint: PlaceHint }>();
	const latest = useLatest({ pending, hintOf, say });
	const key = hintOf && pending && !pending.isBad ? keyOf(pending) : undefined;
	useEffect(() => {
		if (key === undefined) return;
		const ending = new AbortController();
		const timer = setTimeout(async () => {
			const { pending: held, hintOf: ask } = latest.current;
			const hint = held && (await ask?.(held, ending.signal).catch(() => undefined));
			if (hint === undefined || ending.signal.aborted) return;
			setFound({ key, hint });
			latest.current.say(hint.text);
		}, rest);
		return () => {
			clearTimeout(timer);
			ending.abort();
		};
	}, [key, latest]);
	return pending !== undefined && found !== undefined && found.key === key
		? { ...pending, hint: found.hint }
		: pending;
}

function keyOf({ kind, item, place, isCopy }: Pending): string {
	return JSON.stringify([kind, item?.id, place, isCopy]);
}
