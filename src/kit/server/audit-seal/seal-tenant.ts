import type { Services } from "../services.ts";
import { sealAudit } from "./sql.ts";

/** Seals what is new in a tenant's audit trail; the digest goes to the log too, where nobody with the database reaches it. */
export async function sealTenant(
	{ maintenance, clock, log }: Pick<Services, "maintenance" | "clock" | "log">,
	tenantId: string,
): Promise<void> {
	const seal = await maintenance.within(tenantId, (tx) => sealAudit(tx, tenantId, clock.now()));
	if (seal === undefined) return;
	const { seq, events } = seal;
	const digest = seal.digest.toString("hex");
	log.info({ tenantId, seq, events, digest }, "audit trail sealed");
}
