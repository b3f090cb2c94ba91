import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { openLateBookings } from "./sql/late-bookings.ts";
import { reachOf } from "./sql/reach.ts";

type Endpoint = (typeof contract)["listLateBookings"];

export function listLateBookings(
	context: ReadContext,
	{ page, pageSize }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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
}
