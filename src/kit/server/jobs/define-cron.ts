import type { Services } from "../services.ts";

/** System work of every tenant, again and again; listed in the feature's `server/jobs.ts` as `export const crons = [ … ]`. */
export interface CronDefinition {
	/** Stable; kebab-case. */
	readonly name: string;
	/** A divisor of 60, whole hours that divide a day (120, 180 …), or a day (1440: at 02:10 UTC). */
	readonly everyMinutes: number;
	/** One tenant's share; a failure is logged and keeps no other tenant waiting. */
	run(services: Services, tenantId: string): Promise<void>;
}

export function defineCron(definition: CronDefinition): CronDefinition {
	return definition;
}

/** The crontab line of an interval. Example: 15 → "*\/15 * * * *". */
export function cronPattern(everyMinutes: number): string {
	if (everyMinutes === 1440) return "10 2 * * *";
	const hours = everyMinutes / 60;
	if (Number.isInteger(hours) && 24 % hours === 0) {
		return hours === 1 ? "0 * * * *" : `0 */${hours} * * *`;
	}
	if (Number.isInteger(60 / everyMinutes)) {
		return everyMinutes === 1 ? "* * * * *" : `*/${everyMinutes} * * * *`;
	}
	throw new Error(`No even rhythm: every ${everyMinutes} minutes.`);
}

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
