import * as z from "zod/mini";
import { lastEventId } from "#kit/contract/headers.ts";
import {
	type LiveKind,
	type LiveMessage,
	type LiveMessageOf,
	liveMessage,
} from "#kit/contract/live.ts";
import type { TestBrowser } from "./test-browser.ts";

/** Reads live messages as a browser does; every message is checked against the contract. */
export class LiveReader {
	readonly messages: LiveMessage[] = [];
	/** Resolves when the server closes the stream. */
	readonly ended: Promise<void>;
	lastPlace = "";
	readonly #abort = new AbortController();
	readonly #waiting = new Set<() => void>();
	#seen = 0;

	private constructor(response: Response, abort: AbortController) {
		this.#abort = abort;
		this.ended = this.#read(response).catch(() => {});
	}

	static async open(browser: TestBrowser, lastPlace?: string): Promise<LiveReader> {
		const abort = new AbortController();
		const response = await browser.fetch("/api/live", {
			signal: abort.signal,
			headers: lastPlace === undefined ? {} : { [lastEventId]: lastPlace },
		});
		if (response.status !== 200) {
			throw new Error(`streamLive ${response.status}`);
		}
		return new LiveReader(response, abort);
	}

	/** The next unread message of a kind that fits; those before it are passed over. */
	async next<K extends LiveKind>(
		kind: K,
		fits: (message: LiveMessageOf<K>) => boolean = () => true,
	): Promise<LiveMessageOf<K>> {
		for (;;) {
			while (this.#seen < this.messages.length) {
				const message = this.messages[this.#seen++] as LiveMessage;
				if (message.kind !== kind) continue;
				if (fits(message as LiveMessageOf<K>)) {
					return message as LiveMessageOf<K>;
				}
			}
			await new Promise<void>((resolve) => this.#waiting.add(resolve));
		}
	}

	close(): void {
		this.#abort.abort();
	}

	async #read(response: Response): Promise<void> {
		let rest = "";
		const body = response.body as ReadableStream<Uint8Array>;
		for await (const text of body.pipeThrough(
			new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
		)) {
			const events = (rest + text).split("\n\n");
			rest = events.pop() as string;
			for (const event of events) this.#take(event);
		}
	}

	#take(event: string): void {
		const fields = new Map(
			event.split("\n").map((line) => {
				const at = line.indexOf(": ");
				return [line.slice(0, at), line.slice(at + 2)] as const;
			}),
		);
		const data = fields.get("data");
		if (data === undefined) return;
		this.lastPlace = fields.get("id") ?? "";
		this.messages.push(z.parse(liveMessage, JSON.parse(data)));
		for (const wake of this.#waiting) wake();
		this.#waiting.clear();
	}
}
