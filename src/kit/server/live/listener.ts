import pg from "pg";
import type { Logger } from "pino";
import { writtenPlace } from "../database/place.ts";
import { channel, type Notice } from "./announcer.ts";

const shortestPauseMs = 100;
const longestPauseMs = 5000;
/** A connection that died without a word (a cable, a firewall) is noticed within this time and the next. */
const proofOfLifeMs = 15_000;
const answerWithinMs = 5000;

export interface ListenerOptions {
	/** Direct: poolers do not pass notifications on. */
	readonly url: string;
	readonly log: Logger;
	/**
	 * A lost connection brings false, and true again when it is back.
	 *
	 * @param place how far the database was written then: what was announced meanwhile lies before it
	 */
	onChange(up: boolean, place?: number): void;
	onNotices(notices: readonly Notice[]): void;
}

/** The one connection of this process that hears what all processes announce; comes back by itself. */
export class Listener {
	readonly #options: ListenerOptions;
	#client: pg.Client | undefined;
	#timer: NodeJS.Timeout | undefined;
	#pause = shortestPauseMs;
	#isClosed = false;

	constructor(options: ListenerOptions) {
		this.#options = options;
		void this.#connect();
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		const client = this.#client;
		this.#client = undefined;
		await client?.end().catch(() => {});
	}

	async #connect(): Promise<void> {
		const { url, log, onChange } = this.#options;
		const client = new pg.Client({
			connectionString: url,
			application_name: "stundwerk live",
			connectionTimeoutMillis: 5000,
			keepAlive: true,
		});
		this.#client = client;
		client.on("error", () => this.#lose(client));
		client.on("end", () => this.#lose(client));
		client.on("notification", ({ payload }) => this.#options.onNotices(readNotices(payload, log)));
		let place = 0;
		try {
			await client.connect();
			await client.query(`listen ${channel}`);
			place = (await client.query(writtenPlace)).rows[0].place;
		} catch (error) {
			log.warn({ reason: String(error) }, "live messages: no connection");
			this.#lose(client);
		}
		if (this.#client !== client) return;
		this.#pause = shortestPauseMs;
		this.#proveLater(client);
		onChange(true, place);
	}

	#proveLater(client: pg.Client): void {
		const prove = () => void this.#prove(client);
		this.#timer = setTimeout(prove, proofOfLifeMs);
	}

	async #prove(client: pg.Client): Promise<void> {
		const tooLate = setTimeout(() => this.#lose(client), answerWithinMs);
		try {
			await client.query("select 1");
			if (this.#client === client) this.#proveLater(client);
		} catch {
			this.#lose(client);
		} finally {
			clearTimeout(tooLate);
		}
	}

	#lose(client: pg.Client): void {
		if (this.#client !== client) return;
		this.#client = undefined;
		clearTimeout(this.#timer);
		client.end().catch(() => {});
		if (this.#isClosed) return;
		this.#options.onChange(false);
		// jitter: processes that lost the same database do not come back in the same moment
		const wait = this.#pause * (0.5 + Math.random() / 2);
		this.#pause = Math.min(this.#pause * 2, longestPauseMs);
		this.#timer = setTimeout(() => void this.#connect(), wait);
	}
}

/** Takes a notification apart; one that is not ours is logged and dropped. */
function readNotices(payload: string | undefined, log: Logger): readonly Notice[] {
	try {
		const notices: unknown = JSON.parse(payload ?? "");
		if (Array.isArray(notices)) return notices;
	} catch {
		// logged below
	}
	log.warn("live messages: a notification that is none of ours");
	return [];
}
