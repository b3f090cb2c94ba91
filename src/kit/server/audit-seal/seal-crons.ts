import { type CronDefinition, defineCron } from "../jobs/define-cron.ts";
import { sealTenant } from "./seal-tenant.ts";
import { verifyAudit } from "./sql.ts";

/** The check of each night and the one before it meet. */
const verifiedMs = 2 * 24 * 3_600_000;

export const sealCrons: readonly CronDefinition[] = [
	// what no live message mentioned, and what a process that died had still to seal
	defineCron({ name: "seal-audit", everyMinutes: 10, run: sealTenant }),
	defineCron({
		name: "verify-audit",
		everyMinutes: 1440,
		async run({ maintenance, clock, log }, tenantId) {
			const since = new Date(clock.now().getTime() - verifiedMs);
			const broken = await maintenance.within(tenantId, (tx) => verifyAudit(tx, tenantId, since));
			for (const seal of broken) {
				log.error({ tenantId, ...seal }, "the audit trail was changed");
			}
		},
	}),
];
