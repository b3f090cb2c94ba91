import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type RawRequest, requestText } from "./request-text.ts";

/** One connection to a server, which sends a request and then waits for its answer. */
export class HttpSocket {
	readonly #socket: Socket;
	readonly #host: string;
	#received = "";
	#isOpen = true;
	#waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

	private constructor(socket: Socket, host: string) {
		this.#socket = socket;
		this.#host = host;
		socket.setNoDelay(true);
		socket.setEncoding("latin1");
		socket.on("data", (text: string) => this.#hear(text));
		socket.on("error", (error) => this.#waiting?.reject(error));
		socket.on("close", () => {
			this.#isOpen = false;
			this.#waiting?.reject(new Error("The server hung up."));
		});
	}

	static async open(address: string): Promise<HttpSocket> {
		const { hostname, port, host } = new URL(address);
		const socket = connect(Number(port), hostname);
		await once(socket, "connect");
		return new HttpSocket(socket, host);
	}

	get isOpen(): boolean {
		return this.#isOpen;
	}

	/** Answers the status once all of the answer is there. */
	send(request: RawRequest): Promise<number> {
		return new Promise((resolve, reject) => {
			this.#waiting = { resolve, reject };
			this.#socket.write(requestText(this.#host, request));
		});
	}

	close(): void {
		this.#waiting = undefined;
		this.#socket.destroy();
	}

	#hear(text: string): void {
		this.#received += text;
		const status = wholeAnswer(this.#received);
		if (status === undefined) return;
		this.#received = "";
		this.#waiting?.resolve(status);
		this.#waiting = undefined;
	}
}

function wholeAnswer(received: string): number | undefined {
	const head = received.indexOf("\r\n\r\n");
	if (head < 0) return undefined;
	const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head));
	const whole = head + 4 + Number(length?.[1] ?? 0);
	return received.length < whole ? undefined : Number(received.slice(9, 12));
}
