import type { FastifyInstance } from "fastify";
import { pendingMigrations } from "../database/migrate.ts";
import { partitionHorizon } from "../jobs/partitions.ts";
import type { WorkerState } from "../jobs/worker.ts";
import type { Services } from "../services.ts";

/** Less than this ahead means that nobody has made partitions for months. */
const leastHorizonMs = 61 * 24 * 3_600_000;

/**
 * /healthz: this process answers. /readyz: it can do its work (database, migrations, partitions, jobs).
 *
 * @param workerState undefined where this process takes no jobs
 */
export function registerHealth(
	app: FastifyInstance,
	services: Services,
	workerState: () => WorkerState | undefined,
): void {
	app.get("/healthz", async () => ({ status: "ok", version: services.version }));
	// many who ask at once are told the same
	let asked: ReturnType<typeof checkReadiness> | undefined;
	app.get("/readyz", async (_request, reply) => {
		asked ??= checkReadiness(services).finally(() => {
			asked = undefined;
		});
		const checks = { ...(await asked) };
		const state = workerState();
		if (state !== undefined) checks.jobs = state === "running" ? "ok" : state;
		const ready = Object.values(checks).every((one) => one === "ok");
		return reply.status(ready ? 200 : 503).send({ status: ready ? "ok" : "not ready", checks });
	});
}

async function checkReadiness({ database, clock }: Services): Promise<Record<string, string>> {
	try {
		const [pending, horizon] = await Promise.all([
			pendingMigrations(database.pool),
			partitionHorizon(database.pool),
		]);
		const enough = horizon.getTime() >= clock.now().getTime() + leastHorizonMs;
		return {
			database: "ok",
			migrations: pending.length === 0 ? "ok" : `pending: ${pending.join(", ")}`,
			partitions: enough ? "ok" : `until ${horizon.toISOString()}`,
		};
	} catch {
		return { database: "away" };
	}
}
