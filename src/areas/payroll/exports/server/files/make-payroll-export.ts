import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit, auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import {
	configArchived,
	fileChanged,
	fileIncomplete,
	fileUnaddressed,
	nothingToExport,
} from "../../contract/files.ts";
import type { contract } from "../../contract.ts";
import { type ConfigRow, readConfig } from "../sql/configs.ts";
import { waitingLines } from "../sql/facts.ts";
import { exportPeriods, insertExportLines, insertSettledLines } from "../sql/made.ts";
import { computeFile } from "./compute-file.ts";
import { demandWhole, keepExport } from "./keep-file.ts";

/** The file that somebody has looked at, its lines and the state of their periods: all of it, or nothing. */
export const createPayrollExport: Handler<(typeof contract)["createPayrollExport"]> = async (
	context,
	{ configId, month, sha256, acceptOmitted },
) => {
	const { tx, tenantId } = context;
	const config = await heldConfig(context, configId);
	const lines = await waitingLines(tx, tenantId, config, month);
	if (lines.length === 0) refuse(nothingToExport);
	const file = demandWhole(await computeFile(tx, tenantId, config, month, lines), acceptOmitted);
	if (file.sha256.toString("hex") !== sha256) refuse(fileChanged);
	const id = await keepExport(context, config, { month }, file);
	const { writtenIds: written, settledIds: settled } = file;
	await insertExportLines(tx, tenantId, { id, configId }, { written, settled });
	await tellPeriods(context, await exportPeriods(tx, tenantId, { exportId: id }), "exported");
	context.announce({ kind: "PAYROLLEXPORTS", ids: [configId], update: "UPDATE" });
	return { id };
};

/** Lines that payroll has nothing of, once no line is left that a file could bear. */
export const settlePayrollExport: Handler<(typeof contract)["settlePayrollExport"]> = async (
	context,
	{ configId, month },
) => {
	const { tx, tenantId } = context;
	const config = await heldConfig(context, configId);
	const lines = await waitingLines(tx, tenantId, config, month);
	const file = await computeFile(tx, tenantId, config, month, lines);
	if (!file.isSound) refuse(fileUnaddressed);
	if (file.omitted > 0) refuse(fileIncomplete, { facts: { omitted: file.omitted } });
	if (file.bytes !== null) refuse(fileChanged);
	const { settledIds } = file;
	if (settledIds.length === 0) refuse(nothingToExport);
	await insertSettledLines(tx, tenantId, configId, settledIds);
	await audit(tx, context, {
		...{ entity: "payroll_export_config", entityId: configId, action: "settled" },
		after: { month, lines: settledIds.length },
	});
	await tellPeriods(
		context,
		await exportPeriods(tx, tenantId, { lineIds: settledIds }),
		"exported",
	);
	context.announce({ kind: "PAYROLLEXPORTS", ids: [configId], update: "UPDATE" });
	return { lines: settledIds.length };
};

/** Of two who make a file at once the second finds its lines gone. */
async function heldConfig(context: WriteContext, configId: string): Promise<ConfigRow> {
	const { tx, tenantId, session } = context;
	requireGlobally(session, "payroll.manage", "WRITE");
	const config = await readConfig(tx, tenantId, configId, true);
	if (config === undefined) return refuse(commonRefusals.notFound);
	if (!config.isEnabled) refuse(configArchived);
	return config;
}

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
