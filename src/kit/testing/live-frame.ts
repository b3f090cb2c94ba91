import type { LiveMessage } from "#kit/contract/live.ts";

/** A live message as the server writes it, for web tests; held against the server by `server/live/live-stream.test.ts`. */
export function liveFrame(message: LiveMessage, place: string): Uint8Array {
	const text = `id: ${place}\nevent: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`;
	return new TextEncoder().encode(text);
}
