import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { DatabaseAway } from "../database-away.ts";
import { Refused } from "../refusals/refuse.ts";
import type { Database } from "./database.ts";
import { systemNumber, writtenPlace } from "./place.ts";
import type { Reads } from "./reads.ts";
import { Behind, type Needs, type ReplicaReads } from "./replica-reads.ts";

const probeMs = 1000;
/** A replica that does not show what was written longer ago is not asked. */
const longestLagMs = 5000;
/** The primary's place may lie behind the head of an empty page, which no replica reaches before something is written. */
const pageBytes = 8192;

/** A statement that writes, asked of a replica. */
const cannotWrite = "25006";

interface Standing {
	readonly [column: string]: unknown;
	readonly place: number;
	readonly system: string;
}

export interface ReplicaOptions {
	readonly reads: ReplicaReads;
	readonly primary: Database;
	readonly clock: Clock;
	readonly log: Logger;
}

/** A copy of the database that answers what only reads, as long as it is there and not far behind. */
export class Replica {
	readonly #options: ReplicaOptions;
	readonly #timer: NodeJS.Timeout;
	/** How far the primary was written, and when that was asked: the newest last, the first older than the longest lag. */
	#samples: { readonly at: number; readonly place: number }[] = [];
	readonly #writing = new Set<string>();
	#isUsable = false;
	#isProbing = false;
	#written = 0;

	constructor(options: ReplicaOptions) {
		this.#options = options;
		this.#timer = setInterval(() => this.#probeAgain(), probeMs).unref();
		this.#probeAgain();
	}

	/** How far this process has written. */
	get written(): number {
		return this.#written;
	}

	noteWritten(place: number): void {
		this.#written = Math.max(this.#written, place);
	}

	/** @returns nothing where the replica is not to be asked */
	readsFor(operationId: string, needs: Needs): Reads | undefined {
		if (!this.#isUsable || this.#writing.has(operationId)) return undefined;
		return this.#options.reads.readsFor(needs);
	}

	/** What an operation threw there: the primary is asked instead. */
	noteFailure(operationId: string, error: unknown): void {
		if (error instanceof Behind || error instanceof Refused) return;
		const { log } = this.#options;
		if (codeOf(error) === cannotWrite) {
			this.#writing.add(operationId);
			log.warn(
				{ operationId },
				"replica: an operation that writes; the primary is asked from now on",
			);
			return;
		}
		if (error instanceof DatabaseAway) this.#use(false);
		log.warn({ operationId, err: error }, "replica: the primary was asked instead");
	}

	/** Looks whether the replica is there and follows. */
	async probe(): Promise<void> {
		const { primary, reads, clock } = this.#options;
		try {
			const asked = `${writtenPlace}, (${systemNumber})`;
			const [row] = await primary.gate<Standing>({ text: asked, values: [] });
			const { place, system } = row as Standing;
			const now = clock.now().getTime();
			this.#samples.push({ at: now, place });
			const shows = await reads.placeOf(system);
			this.#use(shows !== null && shows + pageBytes >= this.#placeBefore(now - longestLagMs));
		} catch {
			this.#use(false);
		}
	}

	#probeAgain(): void {
		if (this.#isProbing) return;
		this.#isProbing = true;
		void this.probe().finally(() => {
			this.#isProbing = false;
		});
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#options.reads.close();
	}

	/** How far the primary was written at a moment; who has not asked that early takes the first answer. */
	#placeBefore(moment: number): number {
		const newer = this.#samples.findIndex(({ at }) => at > moment);
		const last = newer < 0 ? this.#samples.length : newer;
		this.#samples = this.#samples.slice(Math.max(last - 1, 0));
		return this.#samples[0]?.place ?? 0;
	}

	#use(isUsable: boolean): void {
		if (this.#isUsable === isUsable) return;
		this.#isUsable = isUsable;
		this.#options.log.info({ isUsable }, "replica");
	}
}

function codeOf(error: unknown): string | undefined {
	const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
	return code ?? (cause === undefined ? undefined : codeOf(cause));
}
