import { demandRange } from "#areas/shift-planning/shifts/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { permission } from "./department.ts";
import { type ListedPlan, standingPlans } from "./sql/plans.ts";

export const listAutoPlans: Handler<(typeof contract)["listAutoPlans"]> = async (
	context,
	{ from, to, unitIds },
) => {
	const { tenantId, session } = context;
	demandRange({ from, to });
	const units = {
		READ: visibleUnits(session, permission, "READ"),
		WRITE: visibleUnits(session, permission, "WRITE"),
	};
	const rows = await context.once<ListedPlan>(
		standingPlans(tenantId, { from, to, unitIds, units }),
	);
	return {
		plans: rows.map(({ shifts, madeAt, ...row }) => ({
			...row,
			madeAt: madeAt.toISOString(),
			shifts: shifts.map(({ version: _, slot: __, pauses: ___, ...shift }) => shift),
		})),
	};
};
