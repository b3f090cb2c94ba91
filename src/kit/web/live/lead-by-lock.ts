import { openConnection } from "./live-connection.ts";
import { LiveExchange, type StartMessage, startOf, type WorkerMessage } from "./live-exchange.ts";
import type { LinkOptions } from "./live-link.ts";

type ChannelMessage = WorkerMessage | StartMessage;

/** One tab holds the lock and the connection, and passes on what it hears; when it goes, another takes over. */
export function leadByLock(options: LinkOptions): { close(): void } {
	const name = `stundwerk-live-${options.owner}`;
	const channel = new BroadcastChannel(name);
	const leaving = Promise.withResolvers<void>();
	const abort = new AbortController();
	let isHeir = false;
	channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
		// another tab that begins; its leader answers
		if (data.type === "start") return;
		isHeir = true;
		options.onMessage(data);
	};
	channel.postMessage(startOf(options));
	const lead = async () => {
		const drop = connectForAll(channel, options, isHeir);
		await leaving.promise;
		drop();
	};
	navigator.locks.request(name, { signal: abort.signal }, lead).catch(() => {
		// closed before it was this tab's turn
	});
	return {
		close() {
			abort.abort();
			leaving.resolve();
			channel.close();
		},
	};
}

/** @returns ends it */
function connectForAll(
	channel: BroadcastChannel,
	options: LinkOptions,
	isHeir: boolean,
): () => void {
	const tell = (message: WorkerMessage) => {
		channel.postMessage(message);
		options.onMessage(message);
	};
	const exchange = new LiveExchange(openConnection);
	const port = { postMessage: tell };
	exchange.take(port, startOf(options));
	// what a tab that begins has missed goes to all: a tab that knows it fetches it once more
	channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
		if (data.type === "start") exchange.take(port, data);
	};
	// what came between the old leader's end and now was heard by nobody
	if (isHeir) tell({ type: "message", message: { kind: "resync" } });
	return () => exchange.drop(port);
}
