import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Front {
	/** What browsers are told. */
	readonly address: string;
	/** Of the processes; one that is taken out is asked for nothing more. */
	readonly addresses: string[];
	/** How many requests a process has not answered yet. */
	readonly underWay: (address: string) => number;
	/** Open streams of live messages, whichever process they end at. */
	readonly streams: () => number;
	close(): void;
}

/** One address before several processes: each request goes to another one than the request before it. */
export async function startFront(port: number, processes: readonly string[]): Promise<Front> {
	const addresses = [...processes];
	const underWay = new Map<string, number>();
	let turn = 0;
	let streams = 0;
	const server = createServer((asked, answer) => {
		turn++;
		if (asked.url?.startsWith("/api/live")) {
			streams++;
			answer.once("close", () => streams--);
		}
		const address = addresses[turn % addresses.length] as string;
		const count = (by: number) => underWay.set(address, (underWay.get(address) ?? 0) + by);
		count(1);
		answer.once("close", () => count(-1));
		passOn(address, asked, answer);
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		addresses,
		underWay: (address) => underWay.get(address) ?? 0,
		streams: () => streams,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Host and all other headers stay, so that the process finds its own address in them. */
function passOn(address: string, asked: IncomingMessage, answer: ServerResponse): void {
	const { method, headers, url } = asked;
	const further = request(new URL(url ?? "/", address), { method, headers, agent: false });
	further.on("response", (response) => {
		answer.writeHead(response.statusCode ?? 502, response.headers);
		response.pipe(answer);
	});
	further.on("error", () => answer.destroy());
	answer.on("close", () => further.destroy());
	asked.pipe(further);
}
