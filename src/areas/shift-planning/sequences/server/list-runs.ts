import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type contract, shiftSequences } from "../contract.ts";
import { type RunRow, runsOf } from "./sql/runs.ts";

export const listSequenceRuns: Handler<(typeof contract)["listSequenceRuns"]> = async (
	context,
	{ id: sequenceId },
) => {
	const { tenantId, session } = context;
	const units = visibleUnits(session, shiftSequences.permission, "READ");
	const asked = { sequenceId, userId: session.userId, units };
	const rows = await context.once<RunRow>(runsOf(tenantId, asked));
	return { runs: rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() })) };
};
