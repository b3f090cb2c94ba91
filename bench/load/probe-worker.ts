import { parentPort, workerData } from "node:worker_threads";
import { runOpen } from "./open-load.ts";
import type { Probed } from "./probe.ts";

/** So often a second that the slowest of a thousand is known after a minute. */
const perSecond = 50;

const { addresses, seconds } = workerData as Probed;
const results = await Promise.all(
	addresses.map((address) =>
		runOpen({ address, perSecond, seconds, next: () => ({ method: "GET", path: "/healthz" }) }),
	),
);
parentPort?.postMessage(results);
