import pg from "pg";
import type { Logger } from "pino";
import { channel, type Notice } from "./announcer.ts";

const shortestPauseMs = 100;
const longestPauseMs = 5000;
/** A connection that died without a word (a cable, a firewall) is noticed within this time. */
const proofOfLifeMs = 15_000;

export interface Listener {
	/** Resolves once the first attempt has succeeded or failed; attempts go on for ever. */
	readonly ready: Promise<void>;
	close(): Promise<void>;
}

export interface ListenerOptions {
	/** Direct: poolers do not pass notifications on. */
	readonly url: string;
	readonly log: Logger;
	/** A lost connection brings false, and true again when it is back. */
	onChange(up: boolean): void;
	onNotices(notices: readonly Notice[]): void;
}

/** The one connection of this process that hears what all processes announce; comes back by itself. */
export function startListener(options: ListenerOptions): Listener {
	const { log } = options;
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	let pause = shortestPauseMs;
	let closed = false;

	async function connect(): Promise<void> {
		const fresh = new pg.Client({
			connectionString: options.url,
			application_name: "stundwerk live",
			connectionTimeoutMillis: 5000,
			keepAlive: true,
		});
		client = fresh;
		fresh.on("error", () => lose(fresh));
		fresh.on("end", () => lose(fresh));
		fresh.on("notification", ({ payload }) =>
			options.onNotices(readNotices(payload, log)),
		);
		try {
			await fresh.connect();
			await fresh.query(`listen ${channel}`);
		} catch (error) {
			log.warn({ err: error }, "live messages: no connection");
			lose(fresh);
			return;
		}
		if (client !== fresh) return;
		pause = shortestPauseMs;
		options.onChange(true);
		timer = setTimeout(() => void proveLife(fresh), proofOfLifeMs);
	}

	async function proveLife(current: pg.Client): Promise<void> {
		const tooLate = setTimeout(() => lose(current), 5000);
		try {
			await current.query("select 1");
			if (client === current) {
				timer = setTimeout(() => void proveLife(current), proofOfLifeMs);
			}
		} catch {
			lose(current);
		} finally {
			clearTimeout(tooLate);
		}
	}

	function lose(lost: pg.Client): void {
		if (client !== lost) return;
		client = undefined;
		clearTimeout(timer);
		lost.end().catch(() => {});
		if (closed) return;
		options.onChange(false);
		// jitter: processes that lost the same database do not come back in the same moment
		const wait = pause * (0.5 + Math.random() / 2);
		pause = Math.min(pause * 2, longestPauseMs);
		timer = setTimeout(() => void connect(), wait);
	}

	return {
		ready: connect(),
		async close() {
			closed = true;
			clearTimeout(timer);
			const current = client;
			client = undefined;
			await current?.end().catch(() => {});
		},
	};
}

function readNotices(payload: string | undefined, log: Logger): Notice[] {
	try {
		const notices: unknown = JSON.parse(payload ?? "");
		if (Array.isArray(notices)) return notices;
	} catch {
		// told below
	}
	log.warn("live messages: a notification that is none of ours");
	return [];
}
