import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LoadResult } from "./http-load.ts";

export interface Probed {
	readonly addresses: readonly string[];
	readonly seconds: number;
}

/** Asks whether servers answer, on a thread of its own: what keeps the load's thread busy must not look like their delay. */
export async function probe(addresses: readonly string[], seconds: number): Promise<LoadResult[]> {
	const workerData: Probed = { addresses, seconds };
	const worker = new Worker(new URL("./probe-worker.ts", import.meta.url), { workerData });
	const [results] = await once(worker, "message");
	return results as LoadResult[];
}
