import type { Server } from "node:http";
import type { Socket } from "node:net";

/** So often is looked within the time that a reader has. */
const looksWithin = 4;

interface Seen {
	/** Bytes that the system had taken off our hands. */
	taken: number;
	/** How often in a row that was all of them that had been, with more waiting. */
	stuck: number;
}

/**
 * Cuts off readers who do not take what they asked for: what waits for them stays in memory. Taking any piece that was written (256 KB
 * of a file, the whole of an ordinary answer) gives them the whole time anew; a drop now and then does not.
 */
export class SlowReaders {
	readonly #sockets = new Map<Socket, Seen>();
	readonly #onCut: () => void;

	constructor(onCut: () => void = () => {}) {
		this.#onCut = onCut;
	}

	/** @param withinMs how long a reader may leave lying what is there for it */
	static of(server: Server, withinMs: number, onCut: () => void): void {
		const readers = new SlowReaders(onCut);
		server.on("connection", (socket) => readers.watch(socket));
		const timer = setInterval(() => readers.look(), withinMs / looksWithin).unref();
		server.once("close", () => clearInterval(timer));
	}

	watch(socket: Socket): void {
		this.#sockets.set(socket, { taken: 0, stuck: 0 });
		socket.once("close", () => this.#sockets.delete(socket));
	}

	look(): void {
		for (const [socket, seen] of this.#sockets) {
			const waiting = socket.writableLength;
			const taken = socket.bytesWritten - waiting;
			seen.stuck = waiting > 0 && taken === seen.taken ? seen.stuck + 1 : 0;
			seen.taken = taken;
			if (seen.stuck <= looksWithin) continue;
			this.#onCut();
			socket.destroy();
		}
	}
}
