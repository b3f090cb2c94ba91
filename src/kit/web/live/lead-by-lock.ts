import { openConnection } from "./live-connection.ts";
import { LiveExchange, type WorkerMessage } from "./live-exchange.ts";
import type { LinkOptions } from "./live-link.ts";

/** One tab holds the lock and the connection, and passes on what it hears; when it goes, another takes over. */
export function leadByLock(options: LinkOptions): { close(): void } {
	const name = `stundwerk-live-${options.owner}`;
	const channel = new BroadcastChannel(name);
	const leaving = Promise.withResolvers<void>();
	const abort = new AbortController();
	let isHeir = false;
	channel.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
		isHeir = true;
		options.onMessage(data);
	};
	const lead = async () => {
		const tell = (message: WorkerMessage) => {
			channel.postMessage(message);
			options.onMessage(message);
		};
		const exchange = new LiveExchange(openConnection);
		const port = { postMessage: tell };
		const { owner, url, headers } = options;
		exchange.take(port, { type: "start", owner, url, headers });
		// what came between the old leader's end and now was heard by nobody
		if (isHeir) tell({ type: "message", message: { kind: "resync" } });
		await leaving.promise;
		exchange.drop(port);
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
