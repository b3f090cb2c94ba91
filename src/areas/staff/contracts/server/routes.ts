import { todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { serve } from "#kit/server/http/serve.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import { contract } from "../contract.ts";
import { contractRows, employmentRows, wageRows } from "./rows.ts";
import { type EmploymentRow, employmentsOf } from "./sql.ts";

export const routes = serve(contract, {
	listEmployments: async (context, { userId }) => {
		const { session, tenantId } = context;
		const needed = { key: "contracts.manage", level: "READ", userId } as const;
		const demand = userDemand(session, { ...needed, today: todayOf(context) });
		const [items] = await readDemanded<[EmploymentRow]>(context, demand, [
			employmentsOf({ tenantId, userId }),
		]);
		return { items: [...items] };
	},
	...employmentRows.handlers,
	...contractRows.handlers,
	...wageRows.handlers,
});
