import { lastEventId } from "#kit/contract/headers.ts";
import type { LiveMessage } from "#kit/contract/live.ts";
import { createEventParser } from "./event-parser.ts";
import { Watchdog } from "./watchdog.ts";

/** `interrupted`: trying again; what is shown may be out of date. */
export type LiveState = "off" | "connecting" | "connected" | "interrupted";

export interface ConnectionOptions {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Up to where this browser knows already. */
	readonly place: string;
	/** @param place up to where it knows with this message */
	readonly onMessage: (message: LiveMessage, place: string) => void;
	readonly onState: (state: LiveState) => void;
	/** Other pauses, for tests. */
	readonly pauses?: Partial<Pauses>;
}

interface Pauses {
	readonly shortest: number;
	readonly longest: number;
	/** The server sends at least a heartbeat every 20 s; longer silence is a dead line. */
	readonly silence: number;
}

const usual: Pauses = { shortest: 500, longest: 30_000, silence: 50_000 };

export function openConnection(options: ConnectionOptions): LiveConnection {
	return new LiveConnection(options);
}

/** The one open stream of a browser. Comes back by itself until it is closed or the session is over. */
export class LiveConnection {
	readonly #options: ConnectionOptions;
	readonly #pauses: Pauses;
	#pause: number;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#abort = new AbortController();
	#place: string;
	#isClosed = false;

	constructor(options: ConnectionOptions) {
		this.#options = options;
		this.#place = options.place;
		this.#pauses = { ...usual, ...options.pauses };
		this.#pause = this.#pauses.shortest;
		self.addEventListener("online", this.#hurry);
		options.onState("connecting");
		void this.#connect();
	}

	close(): void {
		if (this.#isClosed) return;
		this.#isClosed = true;
		clearTimeout(this.#timer);
		this.#abort.abort();
		self.removeEventListener("online", this.#hurry);
		this.#options.onState("off");
	}

	async #connect(): Promise<void> {
		this.#timer = undefined;
		this.#abort = new AbortController();
		const watchdog = new Watchdog(this.#pauses.silence, this.#abort);
		try {
			const response = await this.#ask();
			// 401, 403: the session is over or was never one of a person
			if (response.status === 401 || response.status === 403) this.#end();
			else if (response.ok && response.body !== null) {
				await this.#read(response.body, watchdog);
			}
		} catch {
			// the network, the server or the watchdog; the answer to each is to come back
		} finally {
			watchdog.stop();
		}
		if (this.#isClosed) return;
		this.#options.onState("interrupted");
		// jitter: browsers that lost the same server do not come back in the same moment
		const wait = this.#pause * (0.5 + Math.random());
		this.#timer = setTimeout(() => void this.#connect(), wait);
		this.#pause = Math.min(this.#pause * 2, this.#pauses.longest);
	}

	#ask(): Promise<Response> {
		const { url, headers } = this.#options;
		return fetch(url, {
			credentials: "include",
			cache: "no-store",
			signal: this.#abort.signal,
			headers: { ...headers, [lastEventId]: this.#place },
		});
	}

	async #read(body: ReadableStream<Uint8Array>, watchdog: Watchdog): Promise<void> {
		const parse = createEventParser();
		const decoder = new TextDecoderStream();
		const reader = body
			.pipeThrough(decoder as ReadableWritablePair<string, Uint8Array>)
			.getReader();
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			watchdog.feed();
			for (const event of parse(value)) {
				if (event.place !== "") this.#place = event.place;
				this.#take(JSON.parse(event.data) as LiveMessage);
			}
		}
	}

	#take(message: LiveMessage): void {
		if (this.#isClosed) return;
		if (message.kind === "sessionEnded") {
			this.#end();
			return;
		}
		if (message.kind === "connection") {
			this.#pause = this.#pauses.shortest;
			const isWhole = message.state === "CONNECTED";
			this.#options.onState(isWhole ? "connected" : "interrupted");
		}
		this.#options.onMessage(message, this.#place);
	}

	#end(): void {
		this.close();
		this.#options.onMessage({ kind: "sessionEnded" }, this.#place);
	}

	/** The device is back on the network: no reason to wait any longer. */
	readonly #hurry = (): void => {
		if (this.#timer === undefined) return;
		clearTimeout(this.#timer);
		this.#pause = this.#pauses.shortest;
		void this.#connect();
	};
}
