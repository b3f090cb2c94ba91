import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import { type BareLoad, runBare } from "./bare-load.ts";
import { answeredLoad } from "./http-load.ts";
import { median } from "./percentile.ts";
import { type RawRequest, requestHeaders } from "./request-text.ts";

export interface MeasuredStage {
	readonly cluster: BenchCluster;
	readonly address: string;
}

/** Many short ones in turns: which processor a connection's process is put on decides more than a ratio's tenth, and is drawn anew with each. */
const seconds = 0.6;
const rounds = 21;
/** Until the server has compiled what it does: what it takes falls for so long. */
const warmings = 20;

/** Milliseconds of one after the other. */
export async function measure(
	{ cluster, address }: MeasuredStage,
	request: (nth: number) => RawRequest,
	floorOf: BareLoad["next"],
) {
	const [values, floors]: [number[], number[]] = [[], []];
	const one = { connections: 1, seconds, sendsTogether: true };
	for (let round = 1 - warmings; round <= rounds; round++) {
		const floor = await runBare(cluster.bareUrl, { ...one, next: floorOf });
		const load = await answeredLoad({ address, ...one, next: (_, nth) => request(nth) });
		if (round <= 0) continue;
		values.push(load.p50);
		floors.push(floor.p50);
	}
	const [value, floor] = [median(values), median(floors)];
	return { value, floor, ratio: value / floor, unit: "ms" };
}

/** Of an answer as it travels. */
export async function compressedBytes(
	address: string,
	{ path, cookie }: RawRequest,
): Promise<number> {
	const headers = { ...requestHeaders(cookie), "accept-encoding": "br, gzip" };
	const [answer] = (await once(get(`${address}${path}`, { headers }), "response")) as [
		IncomingMessage,
	];
	let bytes = 0;
	for await (const part of answer) bytes += (part as Buffer).length;
	return bytes;
}
