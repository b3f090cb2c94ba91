import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import type { Feature } from "../http/application.ts";
import type { Services } from "../services.ts";
import type { Counter } from "./counters.ts";

/** Durations of requests by operation. Addresses are not used as labels: ids in them would make one series each. */
export function measureRequests(
	registry: Registry,
	app: FastifyInstance,
	features: readonly Feature[],
): void {
	const seconds = new Histogram({
		name: "stundwerk_http_seconds",
		help: "Duration of requests by operation and status",
		labelNames: ["operation", "status"],
		buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
		registers: [registry],
	});
	const operations = new Map<string, string>();
	for (const { routes } of features) {
		for (const { method, path, operationId } of Object.values(routes.contract)) {
			const url = path.replace(/\{(\w+)\}/g, ":$1");
			operations.set(`${method} ${url}`, operationId);
		}
	}
	app.addHook("onResponse", async (request, reply) => {
		const url = request.routeOptions.url ?? "";
		const operation = operations.get(`${request.method} ${url}`) ?? "other";
		// its duration is how long somebody kept the page open
		if (operation === "streamLive") return;
		seconds.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
	});
}

/** Live connections, jobs, mails, database connections; event loop and memory come with the library. */
export function measureProcess(registry: Registry, services: Services): void {
	const { live, counters, database, workDatabase, maintenance } = services;
	collectDefaultMetrics({ register: registry });
	gauge(registry, "stundwerk_live_connections", "Open live connections", () => live.size);
	gauge(registry, "stundwerk_live_listening", "1 while notifications are heard", () =>
		live.listening ? 1 : 0,
	);
	labelled(registry, "stundwerk_jobs_ended", "status", counters.jobs);
	labelled(registry, "stundwerk_mails", "outcome", counters.mails);
	labelled(registry, "stundwerk_reads", "by", counters.reads);
	labelled(registry, "stundwerk_refused_requests", "by", counters.refused);
	labelled(registry, "stundwerk_cut_connections", "who", counters.cut);
	measurePool(registry, "serve", database.pool);
	measurePool(registry, "work", workDatabase.pool);
	measurePool(registry, "jobs", maintenance.pool);
}

function measurePool(registry: Registry, name: string, pool: pg.Pool): void {
	const prefix = `stundwerk_pool_${name}`;
	gauge(registry, `${prefix}_total`, "Database connections", () => pool.totalCount);
	gauge(registry, `${prefix}_idle`, "Idle database connections", () => pool.idleCount);
	gauge(registry, `${prefix}_waiting`, "Work waiting for a connection", () => pool.waitingCount);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
	new Gauge({
		name,
		help,
		registers: [registry],
		collect() {
			this.set(read());
		},
	});
}

/** Totals since the process began. */
function labelled(registry: Registry, name: string, label: string, counter: Counter): void {
	new Gauge({
		name: `${name}_total`,
		help: `${name} by ${label}, since the process began`,
		labelNames: [label],
		registers: [registry],
		collect() {
			for (const [value, count] of counter.values) {
				this.set({ [label]: value }, count);
			}
		},
	});
}
