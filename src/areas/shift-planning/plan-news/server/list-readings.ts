import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type ReadingRow, readings } from "./sql.ts";

/** Of the people whose plan one may read. */
export const listShiftReadings: Handler<typeof contract.listShiftReadings> = async (
	context,
	input,
) => {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const people = visibleUsers(session, "shiftplan.manage", "READ", today);
	const rows = await context.once<ReadingRow>(readings({ tenantId, today, people }, input));
	const [first] = rows;
	return {
		items: rows.map(({ unread: _, total: __, waitsSince, readAt, ...row }) => ({
			...row,
			waitsSince: waitsSince?.toISOString() ?? null,
			readAt: readAt?.toISOString() ?? null,
		})),
		unread: first?.unread ?? 0,
		total: first?.total ?? 0,
	};
};
