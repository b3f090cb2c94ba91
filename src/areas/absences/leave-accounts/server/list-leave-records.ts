import { todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import type { contract } from "../contract.ts";
import { type RecordRow, recordRows } from "./sql/records.ts";

/** One's own entries need no right. */
export const listLeaveRecords: Handler<typeof contract.listLeaveRecords> = async (
	context,
	input,
) => {
	const { session, tenantId } = context;
	const { userId } = input;
	const needed = { key: "leaveaccounts.manage", level: "READ", userId } as const;
	const isOwn = userId === session.userId;
	const demand = isOwn ? undefined : userDemand(session, { ...needed, today: todayOf(context) });
	const [rows] = await readDemanded<[RecordRow]>(context, demand, [recordRows(tenantId, input)]);
	const { items, ...page } = answeredPage(input, rows);
	return {
		...page,
		items: items.map(({ units, unit, total: _, ...row }) => ({
			...row,
			days: writtenAmount(units, unit),
		})),
	};
};
