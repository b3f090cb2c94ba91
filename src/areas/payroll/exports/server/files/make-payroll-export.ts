import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { configArchived, fileChanged, nothingToExport } from "../../contract/files.ts";
import type { contract } from "../../contract.ts";
import { readConfig } from "../sql/configs.ts";
import { waitingLines } from "../sql/facts.ts";
import { exportPeriods, insertExportLines } from "../sql/made.ts";
import { computeFile } from "./compute-file.ts";
import { demandWhole, keepExport } from "./keep-file.ts";

/** The file that somebody has looked at, its lines and the state of their periods: all of it, or nothing. */
export const createPayrollExport: Handler<(typeof contract)["createPayrollExport"]> = async (
	context,
	{ configId, month, sha256, acceptOmitted },
) => {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "payroll.manage", "WRITE");
	// two who make it at once: the second finds its lines gone
	const config = await readConfig(tx, tenantId, configId, true);
	if (config === undefined) return refuse(commonRefusals.notFound);
	if (!config.isEnabled) refuse(configArchived);
	const lines = await waitingLines(tx, tenantId, config, month);
	if (lines.length === 0) refuse(nothingToExport);
	const file = demandWhole(await computeFile(tx, tenantId, config, month, lines), acceptOmitted);
	if (file.sha256.toString("hex") !== sha256) refuse(fileChanged);
	const id = await keepExport(context, config, { month }, file);
	const { writtenIds: written, settledIds: settled } = file;
	await insertExportLines(tx, tenantId, { id, configId }, { written, settled });
	await tellPeriods(context, await exportPeriods(tx, tenantId, id), "exported");
	context.announce({ kind: "PAYROLLEXPORTS", ids: [configId], update: "UPDATE" });
	return { id };
};

/** Traces what became of periods, and tells who looks at them. */
export async function tellPeriods(
	context: WriteContext,
	ids: readonly string[],
	action: "exported" | "imported",
): Promise<void> {
	if (ids.length === 0) return;
	const events = ids.map((entityId) => ({ entity: "payroll_period", entityId, action }));
	await auditAll(context.tx, context, events);
	context.announce({ kind: payrollTopic, ids: [...ids], update: "UPDATE" });
}
