import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../../contract.ts";
import { importPeriods, insertImport } from "../sql/made.ts";
import { tellPeriods } from "./make-payroll-export.ts";
import { heldExport } from "./repeat-payroll-export.ts";

/** Payroll has read the file: by whom it is said, when, and what its log says. */
export const importPayrollExport: Handler<(typeof contract)["importPayrollExport"]> = async (
	context,
	{ id, protocol },
) => {
	const { tx, tenantId, session, now } = context;
	const { configId, rootId, month } = await heldExport(context, id);
	await insertImport(tx, tenantId, { exportId: id, protocol, at: now, by: session.userId });
	await audit(tx, context, {
		...{ entity: "payroll_export", entityId: id, action: "imported" },
		after: { month, protocol },
	});
	await tellPeriods(context, await importPeriods(tx, tenantId, rootId), "imported");
	context.announce({ kind: "PAYROLLEXPORTS", ids: [configId], update: "UPDATE" });
	return {};
};
