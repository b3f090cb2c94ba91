import type { LiveMessage } from "#kit/contract/live.ts";

/** One server-sent event, made once and written to every reader. */
export function frame(message: LiveMessage, place: string): Buffer {
	return Buffer.from(`id: ${place}\nevent: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`);
}

/** A comment: keeps proxies from closing a quiet connection and lets both sides notice a dead one. */
export const heartbeat = Buffer.from(":\n\n");
