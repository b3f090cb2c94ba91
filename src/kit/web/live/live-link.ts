import { leadByLock } from "./lead-by-lock.ts";
import { openConnection } from "./live-connection.ts";
import {
	LiveExchange,
	type TabMessage,
	type WorkerMessage,
} from "./live-exchange.ts";

export interface LinkOptions {
	readonly owner: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
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
let lock: string | undefined;

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
	port.postMessage({ ...startOf(options), lock: holdLock() });
	return {
		close() {
			isOpen = false;
			port.postMessage({ type: "stop" } satisfies TabMessage);
		},
	};
}

/** A lock held for as long as this tab lives. */
function holdLock(): string | undefined {
	if (lock !== undefined || typeof navigator.locks === "undefined") {
		return undefined;
	}
	lock = `stundwerk-tab-${crypto.randomUUID()}`;
	void navigator.locks.request(lock, () => new Promise(() => {}));
	return lock;
}

function linkAlone(options: LinkOptions): { close(): void } {
	const exchange = new LiveExchange(openConnection);
	const port = { postMessage: options.onMessage };
	exchange.take(port, startOf(options));
	return { close: () => exchange.drop(port) };
}

export function startOf({
	owner,
	url,
	headers,
}: LinkOptions): Extract<TabMessage, { type: "start" }> {
	return { type: "start", owner, url, headers };
}
