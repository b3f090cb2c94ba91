import { setTimeout } from "node:timers/promises";
import { Answers, type LoadResult } from "./http-load.ts";
import { HttpSocket } from "./http-socket.ts";
import type { RawRequest } from "./request-text.ts";

export interface OpenLoad {
	readonly address: string;
	readonly perSecond: number;
	readonly seconds: number;
	next(nth: number): RawRequest;
}

/** More than this wait for a connection, and their waiting counts. */
const mostSockets = 250;

/**
 * Requests that come when they come, whether or not those before them are answered: people do not wait for each other. Each
 * counts from the moment it was due, so that a server that stands still is not asked less.
 */
export async function runOpen({
	address,
	perSecond,
	seconds,
	next,
}: OpenLoad): Promise<LoadResult> {
	const answers = new Answers();
	const sockets = new Sockets(address);
	const begin = performance.now();
	const sent: Promise<void>[] = [];
	const send = async (nth: number, due: number) => {
		const socket = await sockets.take();
		answers.add(await socket.send(next(nth)), due);
		sockets.give(socket);
	};
	for (let nth = 0; nth < perSecond * seconds; nth++) {
		const due = begin + (nth * 1000) / perSecond;
		const early = due - performance.now();
		if (early > 0) await setTimeout(early);
		sent.push(send(nth, due));
	}
	await Promise.all(sent);
	sockets.close();
	return answers.result();
}

/** Connections, as few as suffice. */
class Sockets {
	readonly #address: string;
	readonly #idle: HttpSocket[] = [];
	readonly #waiting: ((socket: HttpSocket) => void)[] = [];
	#count = 0;

	constructor(address: string) {
		this.#address = address;
	}

	async take(): Promise<HttpSocket> {
		for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
			if (idle.isOpen) return idle;
			this.#count--;
		}
		if (this.#count >= mostSockets) return new Promise((resolve) => this.#waiting.push(resolve));
		this.#count++;
		return HttpSocket.open(this.#address);
	}

	give(socket: HttpSocket): void {
		const next = this.#waiting.shift();
		if (next === undefined) this.#idle.push(socket);
		else next(socket);
	}

	close(): void {
		for (const socket of this.#idle) socket.close();
	}
}
