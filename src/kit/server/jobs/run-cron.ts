import type { Services } from "../services.ts";
import type { CronDefinition } from "./define-cron.ts";

/** One turn of system work, tenant after tenant. */
export async function runCron(services: Services, cron: CronDefinition): Promise<void> {
	for (const tenantId of await services.maintenance.tenants()) {
		try {
			await cron.run(services, tenantId);
		} catch (error) {
			services.log.error(
				{ err: error, cron: cron.name, tenantId },
				"system work failed for a tenant",
			);
		}
	}
}
