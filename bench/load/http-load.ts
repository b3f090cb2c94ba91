import { connect } from "node:net";
import { percentile } from "./percentile.ts";
import { type RawRequest, requestText } from "./request-text.ts";

export interface Load {
	readonly address: string;
	readonly connections: number;
	readonly seconds: number;
	/** The n-th request of a connection. */
	next(connection: number, nth: number): RawRequest;
}

export interface LoadResult {
	readonly perSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	readonly p99: number;
	/** Answers other than 200, by status. */
	readonly others: ReadonlyMap<number, number>;
}

/**
 * Keeps a fixed number of connections busy, each with one request at a time. Speaks HTTP over bare sockets: a client
 * library would cost more than the server it measures.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
	const spent: number[] = [];
	const others = new Map<number, number>();
	const begin = performance.now();
	const end = begin + load.seconds * 1000;
	const lanes = Array.from({ length: load.connections }, (_, index) =>
		runLane(load, index, end, (milliseconds, status) => {
			spent.push(milliseconds);
			if (status !== 200) others.set(status, (others.get(status) ?? 0) + 1);
		}),
	);
	await Promise.all(lanes);
	const took = (performance.now() - begin) / 1000;
	return {
		perSecond: spent.length / took,
		p50: percentile(spent, 0.5),
		p99: percentile(spent, 0.99),
		others,
	};
}

function runLane(
	{ address, next }: Load,
	connection: number,
	end: number,
	answered: (milliseconds: number, status: number) => void,
): Promise<void> {
	const { hostname, port, host } = new URL(address);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		let nth = 0;
		let sentAt = 0;
		let received = "";
		const send = () => {
			sentAt = performance.now();
			socket.write(requestText(host, next(connection, nth++)));
		};
		socket.setNoDelay(true);
		socket.setEncoding("latin1");
		socket.once("connect", send);
		socket.once("error", reject);
		socket.once("close", () => reject(new Error("The server hung up.")));
		socket.on("data", (text: string) => {
			received += text;
			const status = wholeAnswer(received);
			if (status === undefined) return;
			received = "";
			const now = performance.now();
			answered(now - sentAt, status);
			if (now < end) return send();
			socket.removeAllListeners("close");
			socket.end();
			resolve();
		});
	});
}

/** Status of the answer once all of it is there. */
function wholeAnswer(received: string): number | undefined {
	const head = received.indexOf("\r\n\r\n");
	if (head < 0) return undefined;
	const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head));
	const whole = head + 4 + Number(length?.[1] ?? 0);
	return received.length < whole ? undefined : Number(received.slice(9, 12));
}
