import { connect, type Socket } from "node:net";
import { requestText } from "./request-text.ts";

export interface Listeners {
	/** Moments at which this many connections heard that the person's clocks changed. */
	hear(userId: string, count: number): Promise<number[]>;
	close(): void;
}

interface Hearing {
	readonly moments: number[];
	readonly count: number;
	done(moments: number[]): void;
}

const timeoutMs = 10_000;

/** Opens live connections over bare sockets and waits until the server has greeted each. */
export async function openListeners(
	wanted: readonly { address: string; cookie: string }[],
): Promise<Listeners> {
	const hearings = new Map<string, Hearing>();
	const heard = (text: string) => {
		const at = performance.now();
		for (const [, userId] of text.matchAll(clocksChanged)) {
			const hearing = hearings.get(userId as string);
			if (hearing === undefined) continue;
			if (hearing.moments.push(at) === hearing.count) {
				hearings.delete(userId as string);
				hearing.done(hearing.moments);
			}
		}
	};
	const sockets: Socket[] = [];
	// a browser at a time would take minutes, all at once would only measure the crowd at the door
	for (let from = 0; from < wanted.length; from += 50) {
		const some = wanted.slice(from, from + 50);
		sockets.push(...(await Promise.all(some.map((one) => open(one, heard)))));
	}
	return {
		hear: (userId, count) => hear(hearings, userId, count),
		close() {
			for (const socket of sockets) socket.destroy();
		},
	};
}

function hear(hearings: Map<string, Hearing>, userId: string, count: number): Promise<number[]> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new Error(`${userId} was not told of the booking.`)),
			timeoutMs,
		);
		const done = (moments: number[]) => {
			clearTimeout(timer);
			resolve(moments);
		};
		hearings.set(userId, { moments: [], count, done });
	});
}

const clocksChanged = /"topic":"CLOCKS"[^\n]*?"userId":"([0-9a-f-]{36})"/g;

function open(
	{ address, cookie }: { address: string; cookie: string },
	heard: (text: string) => void,
): Promise<Socket> {
	const { hostname, port, host } = new URL(address);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname, () =>
			socket.write(requestText(host, { method: "GET", path: "/api/live", cookie })),
		);
		let greeting = "";
		socket.setEncoding("latin1");
		socket.once("error", reject);
		socket.on("data", (text: string) => {
			if (greeting === "greeted") return heard(text);
			greeting += text;
			if (!greeting.includes("CONNECTED")) return;
			greeting = "greeted";
			resolve(socket);
		});
		socket.once("close", () => reject(new Error(`Closed: ${greeting}`)));
	});
}
