import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

export interface Journeys {
	/** A database's address that leads through here. */
	readonly url: string;
	/** How often something was sent to the database after an answer came: that is what waiting is made of. */
	count(): number;
	close(): void;
}

/** Stands between a server and its database and counts the journeys there. */
export async function countJourneys(databaseUrl: string): Promise<Journeys> {
	const { hostname, port } = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let count = 0;
	const between = createServer((client) => {
		const database = connect(Number(port), hostname);
		let isWaiting = false;
		client.on("data", () => {
			if (!isWaiting) count++;
			isWaiting = true;
		});
		database.on("data", () => {
			isWaiting = false;
		});
		for (const [from, to] of [
			[client, database],
			[database, client],
		] as const) {
			sockets.add(from.setNoDelay(true));
			from.on("error", () => to.destroy());
			from.pipe(to);
		}
	});
	await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	url.port = String((between.address() as AddressInfo).port);
	return {
		url: url.href,
		count: () => count,
		close() {
			between.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
