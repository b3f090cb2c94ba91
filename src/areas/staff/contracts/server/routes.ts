import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { contractRows, employmentRows, wageRows } from "./rows.ts";
import { employmentsOf } from "./sql.ts";

export const routes = serve(contract, {
	listEmployments: (context, { userId }) =>
		context.read(async (tx) => {
			const needed = { key: "contracts.manage", level: "READ", userId } as const;
			await demandUser(tx, context.session, { ...needed, today: todayOf(context) });
			return { items: await employmentsOf(tx, context.tenantId, userId) };
		}),
	...employmentRows.handlers,
	...contractRows.handlers,
	...wageRows.handlers,
});
