import type { LiveKind, LiveMessage, LiveMessageOf, RecordTopic } from "#kit/contract/live.ts";
import { readAtLeast } from "./read-at-least.ts";

type Handler = (message: LiveMessage) => void;

const handlers = new Map<LiveKind, Set<Handler>>();

/**
 * Calls `handler` for every live message of a kind.
 *
 * @returns ends that
 */
export function onLive<K extends LiveKind>(
	kind: K,
	handler: (message: LiveMessageOf<K>) => void,
): () => void {
	const known = handlers.get(kind) ?? new Set();
	handlers.set(kind, known);
	known.add(handler as Handler);
	return () => known.delete(handler as Handler);
}

/**
 * Calls `handler` when something of a topic has changed, or may have changed unheard.
 *
 * Example: `onLiveTopic("CLOCKS", () => renew(getTimeClocks))`
 */
export function onLiveTopic(
	topic: RecordTopic | undefined,
	handler: (message: LiveMessageOf<"change"> | undefined) => void,
): () => void {
	const stop = [
		onLive("change", (message) => {
			if (message.topic === topic) handler(message);
		}),
		onLive("resync", () => handler(undefined)),
	];
	return () => {
		for (const end of stop) end();
	};
}

/** Hands a message to the code that waits for its kind; called by the connection, and by tests. */
export function passOn(message: LiveMessage): void {
	if (message.readFrom !== undefined) readAtLeast(message.readFrom);
	for (const handler of [...(handlers.get(message.kind) ?? [])]) {
		handler(message);
	}
}
