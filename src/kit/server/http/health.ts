import type { FastifyInstance } from "fastify";
import { pendingMigrations } from "../database/migrate.ts";
import type { Services } from "../services.ts";

/** /healthz: this process answers. /readyz: it can do its work (database, migrations, jobs). */
export function registerHealth(app: FastifyInstance, services: Services): void {
	app.get("/healthz", async () => ({
		status: "ok",
		version: services.version,
	}));
	app.get("/readyz", async (_request, reply) => {
		const checks: Record<string, string> = {};
		try {
			const pending = await pendingMigrations(services.database.pool);
			checks.database = "ok";
			checks.migrations =
				pending.length === 0 ? "ok" : `pending: ${pending.join(", ")}`;
		} catch {
			checks.database = "away";
		}
		const ready = Object.values(checks).every((state) => state === "ok");
		return reply
			.status(ready ? 200 : 503)
			.send({ status: ready ? "ok" : "not ready", checks });
	});
}
