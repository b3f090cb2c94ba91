import { leadByLock } from "./lead-by-lock.ts";
import { openConnection } from "./live-connection.ts";
import {
	LiveExchange,
	type Start,
	startOf,
	type TabMessage,
	type WorkerMessage,
} from "./live-exchange.ts";

export interface LinkOptions extends Start {
	readonly onMessage: (message: WorkerMessage) => void;
}

/** Joins this tab to the browser's one connection, by the best means that the browser has. */
export function openLink(options: LinkOptions): { close(): void } {
	if (typeof SharedWorker !== "undefined") return linkByWorker(options);
	// Chrome on Android has no shared workers
	if (typeof navigator.locks !== "undefined") return leadByLock(options);
	return linkAlone(options);
}

let worker: SharedWorker | undefined;
let lock: Promise<string | undefined> | undefined;

function linkByWorker(options: LinkOptions): { close(): void } {
	worker ??= new SharedWorker(new URL("./live-worker.ts", import.meta.url), {
		type: "module",
		name: "stundwerk live",
	});
	const { port } = worker;
	let isOpen = true;
	port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
		if (isOpen) options.onMessage(data);
	};
	lock ??= holdLock();
	void lock.then((name) => {
		if (isOpen) port.postMessage({ ...startOf(options), lock: name });
	});
	return {
		close() {
			isOpen = false;
			port.postMessage({ type: "stop" } satisfies TabMessage);
		},
	};
}

/**
 * A lock held for as long as this tab lives.
 *
 * @returns its name once it is held: the worker that got it earlier would take this tab for gone
 */
function holdLock(): Promise<string | undefined> {
	if (typeof navigator.locks === "undefined") return Promise.resolve(undefined);
	const name = `stundwerk-tab-${crypto.randomUUID()}`;
	return new Promise((resolve) => {
		void navigator.locks.request(name, () => {
			resolve(name);
			return new Promise(() => {});
		});
	});
}

function linkAlone(options: LinkOptions): { close(): void } {
	const exchange = new LiveExchange(openConnection);
	const port = { postMessage: options.onMessage };
	exchange.take(port, startOf(options));
	return { close: () => exchange.drop(port) };
}
