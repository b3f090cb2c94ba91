import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { openLateBookings } from "./sql/late-bookings.ts";
import { reachOf } from "./sql/reach.ts";

export const listLateBookings: Handler<typeof contract.listLateBookings> = (
	context,
	{ page, pageSize },
) => {
	const { session, tenantId } = context;
	const { readable } = reachOf(session, todayOf(context));
	return context.read(async (tx) => {
		const asked = { page, pageSize };
		const rows = await openLateBookings(tx, tenantId, readable, asked);
		const items = rows.map(
			({ id, firstName, lastName, personnelNumber, at, receivedAt, ...row }) => ({
				...row,
				user: { id, firstName, lastName, personnelNumber },
				at: at.toISOString(),
				receivedAt: receivedAt.toISOString(),
			}),
		);
		return { items, total: rows[0]?.total ?? 0, page, pageSize };
	});
};
