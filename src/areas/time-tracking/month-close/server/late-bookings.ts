import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, lateBookingSettled, monthCloseTopic } from "../contract.ts";
import { openMonth } from "./open-month.ts";
import { holdLateBooking, markSettled, openLateBookings } from "./sql/late-bookings.ts";
import { reachOf } from "./sql/reach.ts";

export const listLateBookings: Handler<typeof contract.listLateBookings> = (context, input) => {
	const { session, tenantId } = context;
	const { readable } = reachOf(session, todayOf(context));
	return context.read(async (tx) => {
		const rows = await openLateBookings(tx, tenantId, readable, input);
		const { items, ...paging } = answeredPage(input, rows);
		return {
			items: items.map(({ at, receivedAt, ...row }) => ({
				...row,
				at: at.toISOString(),
				receivedAt: receivedAt.toISOString(),
			})),
			...paging,
		};
	});
};

export const settleLateBooking: Handler<typeof contract.settleLateBooking> = async (
	context,
	{ bookingId, version },
) => {
	const { tx, tenantId, session, now } = context;
	const late = (await holdLateBooking(tx, tenantId, bookingId)) ?? refuse(commonRefusals.notFound);
	const { userId, month } = late;
	await openMonth(tx, context, { userId, month }, "CLOSE");
	if (late.isSettled) return refuse(lateBookingSettled);
	if (late.version !== version) {
		const current = { version: late.version };
		const entity = "late_booking";
		return refuseStale(tx, { tenantId, entity, entityId: bookingId, current });
	}
	await markSettled(tx, tenantId, bookingId, { by: session.userId, at: now });
	await audit(tx, context, {
		entity: "late_booking",
		entityId: bookingId,
		subjectUserId: userId,
		action: "changed",
		after: { settled: true, month },
	});
	context.announce({ kind: monthCloseTopic, ids: [userId], update: "UPDATE" });
	return {};
};
