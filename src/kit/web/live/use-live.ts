import { useEffect } from "react";
import type { LiveKind, LiveMessageOf, RecordTopic } from "#kit/contract/live.ts";
import { useLatest } from "#kit/ui/use-latest.ts";
import { onLive, onLiveTopic } from "./live-messages.ts";

/** Live messages of a kind, for as long as the component is shown. */
export function useLive<K extends LiveKind>(kind: K, handler: (message: LiveMessageOf<K>) => void) {
	const latest = useLatest(handler);
	useEffect(() => onLive(kind, (message) => latest.current(message)), [kind, latest]);
}

/** Changes of a topic; called without a message when some may have been missed. */
export function useLiveTopic(
	topic: RecordTopic | undefined,
	handler: (message: LiveMessageOf<"change"> | undefined) => void,
): void {
	const latest = useLatest(handler);
	useEffect(() => onLiveTopic(topic, (message) => latest.current(message)), [topic, latest]);
}
