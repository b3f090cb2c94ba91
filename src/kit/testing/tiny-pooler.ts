import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Messages by which a client asks for an answer that ends with `readyForQuery`: a simple query, and sync. */
const asks = new Set(["Q".charCodeAt(0), "S".charCodeAt(0)]);
const terminate = "X".charCodeAt(0);
const readyForQuery = "Z".charCodeAt(0);
const outsideTransaction = "I".charCodeAt(0);

export interface TinyPooler {
	/** A database's address that leads through here. */
	readonly url: string;
	/** How often a transaction went to another connection than its client's last one. */
	readonly switches: () => number;
	close(): void;
}

/**
 * Lends connections to the database for one transaction each, in the order of asking, and forgets nothing that was said
 * on them: what is left of a pooler in transaction mode for those who count on a connection of their own. Each client
 * brings one connection along, signed in by itself, so there is nothing to configure.
 */
export async function startTinyPooler(databaseUrl: string): Promise<TinyPooler> {
	const { hostname, port } = new URL(databaseUrl);
	const pool = new Pool();
	const server = createServer((socket) => {
		pool.join(socket.setNoDelay(true), connect(Number(port), hostname).setNoDelay(true));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		switches: () => pool.switches,
		close() {
			server.close();
			pool.close();
		},
	};
}

interface Client {
	readonly socket: Socket;
	/** What it has sent and nobody has taken yet. */
	held: Buffer;
	unanswered: number;
	lent: Backend | undefined;
	last: Backend | undefined;
}

interface Backend {
	readonly socket: Socket;
	held: Buffer;
	servesFor: Client | undefined;
}

class Pool {
	readonly #idle: Backend[] = [];
	readonly #waiting: Client[] = [];
	readonly #sockets = new Set<Socket>();
	switches = 0;

	/** Passes the sign-in on as it is; afterwards the connection is everybody's. */
	join(socket: Socket, own: Socket): void {
		const client: Client = {
			socket,
			held: none,
			unanswered: 0,
			lent: undefined,
			last: undefined,
		};
		const backend: Backend = { socket: own, held: none, servesFor: undefined };
		let isSignedIn = false;
		socket.on("data", (bytes) => {
			if (!isSignedIn) own.write(bytes);
			else this.#ask(client, bytes);
		});
		own.on("data", (bytes) => {
			if (isSignedIn) return this.#answer(backend, bytes);
			socket.write(bytes);
			const { messages } = split(Buffer.concat([backend.held, bytes]));
			backend.held = Buffer.concat([backend.held, bytes]);
			isSignedIn = messages.some((message) => message[0] === readyForQuery);
			if (!isSignedIn) return;
			backend.held = none;
			client.last = backend;
			this.#free(backend);
		});
		this.#watch(socket, () => {
			if (!isSignedIn || client.lent !== undefined) (client.lent ?? backend).socket.destroy();
		});
		this.#watch(own, () => {
			this.#idle.splice(this.#idle.indexOf(backend) >>> 0, 1);
			(isSignedIn ? backend.servesFor?.socket : socket)?.destroy();
		});
	}

	close(): void {
		for (const socket of this.#sockets) socket.destroy();
	}

	#watch(socket: Socket, onClose: () => void): void {
		this.#sockets.add(socket);
		socket.on("error", () => socket.destroy());
		socket.on("close", () => {
			this.#sockets.delete(socket);
			onClose();
		});
	}

	#ask(client: Client, bytes: Buffer): void {
		client.held = Buffer.concat([client.held, bytes]);
		if (client.lent === undefined && !this.#waiting.includes(client)) this.#waiting.push(client);
		this.#lend();
		if (client.lent !== undefined) pass(client, client.lent);
	}

	#lend(): void {
		while (this.#waiting.length > 0 && this.#idle.length > 0) {
			const client = this.#waiting.shift() as Client;
			const backend = this.#idle.shift() as Backend;
			if (client.last !== backend) this.switches++;
			client.lent = backend;
			client.last = backend;
			backend.servesFor = client;
			pass(client, backend);
		}
	}

	#answer(backend: Backend, bytes: Buffer): void {
		const { messages, rest } = split(Buffer.concat([backend.held, bytes]));
		backend.held = rest;
		const client = backend.servesFor;
		if (client === undefined) return;
		for (const message of messages) {
			client.socket.write(message);
			if (message[0] !== readyForQuery) continue;
			client.unanswered--;
			if (client.unanswered > 0 || message[5] !== outsideTransaction) continue;
			client.lent = undefined;
			backend.servesFor = undefined;
			this.#free(backend);
		}
	}

	#free(backend: Backend): void {
		this.#idle.push(backend);
		this.#lend();
	}
}

const none = Buffer.alloc(0);

function pass(client: Client, backend: Backend): void {
	const { messages, rest } = split(client.held);
	client.held = rest;
	for (const message of messages) {
		if (message[0] === terminate) continue;
		if (asks.has(message[0] as number)) client.unanswered++;
		backend.socket.write(message);
	}
}

/** Whole messages of PostgreSQL's protocol: a letter, then a length that counts itself. */
function split(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
	const messages: Buffer[] = [];
	let from = 0;
	while (bytes.length >= from + 5) {
		const end = from + 1 + bytes.readInt32BE(from + 1);
		if (bytes.length < end) break;
		messages.push(bytes.subarray(from, end));
		from = end;
	}
	return { messages, rest: bytes.subarray(from) };
}
