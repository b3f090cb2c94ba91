import { isAdministrator } from "#domain/access/may.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, tenantExportRunning } from "../contract.ts";
import { texts } from "../text.ts";
import { tenantExportJob } from "./jobs.ts";
import { isExportRunning } from "./sql.ts";

/** Everything at once is for those who may see everything. */
export const startTenantExport: Handler<typeof contract.startTenantExport> = async (context) => {
	const { tx, tenantId, session, language } = context;
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if (!isAdministrator(session.permissions)) {
		refuse(commonRefusals.forbidden, { permission: "access.defaults", level: "FULL" });
	}
	if (await isExportRunning(tx, tenantId, tenantExportJob.kind)) refuse(tenantExportRunning);
	const words = texts[language];
	const input = { session: { ...session } };
	const jobId = await startJob(tx, context, tenantExportJob, input, words.job);
	await audit(tx, context, {
		entity: "tenant",
		entityId: tenantId,
		action: "exported",
		after: { jobId },
	});
	return { jobId };
};
