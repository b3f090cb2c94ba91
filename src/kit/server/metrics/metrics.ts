import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Feature } from "../http/application.ts";
import type { Services } from "../services.ts";

export interface Metrics {
	/** Of the server that answers /metrics, e.g. http://127.0.0.1:9100 */
	readonly address: string;
	close(): Promise<void>;
}

/** Measures, and serves what it measured at an address of its own, never on the serving port. */
export async function startMetrics(
	app: FastifyInstance,
	services: Services,
	features: readonly Feature[],
): Promise<Metrics | undefined> {
	const { metricsAddress } = services.config;
	if (metricsAddress === undefined) return undefined;
	// loaded only where somebody reads it
	const [{ Registry }, { measureProcess, measureRequests }] = await Promise.all([
		import("prom-client"),
		import("./measure.ts"),
	]);
	const registry = new Registry();
	measureProcess(registry, services);
	measureRequests(registry, app, features);
	const server = createServer((request, response) => {
		if (request.url !== "/metrics") {
			response.writeHead(404).end();
			return;
		}
		registry.metrics().then(
			(text) => {
				response.setHeader("content-type", registry.contentType);
				response.end(text);
			},
			() => response.writeHead(500).end(),
		);
	});
	return {
		address: await listen(server, metricsAddress),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function listen(server: Server, where: string): Promise<string> {
	const match = /^(?:\[?([^\]]*)\]?:)?(\d{1,5})$/.exec(where);
	if (match === null) throw new Error("METRICS_ADDRESS must be host:port.");
	const host = match[1] || "127.0.0.1";
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(Number(match[2]), host, resolve);
	});
	const { port } = server.address() as AddressInfo;
	return `http://${host}:${port}`;
}
