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
/** After those of a server that has still to compile what it does: what it takes falls for so long. */
const short = { warmings: 20, rounds: 21 };
/** Of what takes a second or more by itself. */
const long = { warmings: 2, rounds: 5 };

/** Milliseconds of one after the other. */
export async function measure(
	{ cluster, address }: MeasuredStage,
	request: (nth: number) => RawRequest,
	floorOf: BareLoad["next"],
) {
	const [values, floors]: [number[], number[]] = [[], []];
	const one = { connections: 1, seconds, sendsTogether: true };
	const turn = async () => ({
		floor: (await runBare(cluster.bareUrl, { ...one, next: floorOf })).p50,
		value: (await answeredLoad({ address, ...one, next: (_, nth) => request(nth) })).p50,
	});
	const first = await turn();
	const { warmings, rounds } = first.floor + first.value > 1000 * seconds ? long : short;
	for (let round = 2 - warmings; round <= rounds; round++) {
		const { value, floor } = await turn();
		if (round <= 0) continue;
		values.push(value);
		floors.push(floor);
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
