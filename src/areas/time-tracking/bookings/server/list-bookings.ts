import { levelForUser, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	bookingDaysReversed,
	bookingDaysTooMany,
	type listContract,
	mostBookingDays,
} from "../contract/booking-list.ts";
import { type BookingRow, type BookingScope, bookingList } from "./sql/booking-list.ts";

export const listBookings: Handler<typeof listContract.listBookings> = (context, input) => {
	const { page, pageSize } = input;
	return context.read(async (tx) => {
		await demandReadable(tx, context, input);
		const statement = bookingList(bookingScope(context), input);
		const rows = await rowsOf<BookingRow>(tx, statement);
		return {
			items: rows.map(({ total: _, ...row }) => ({
				...row,
				bookedAt: row.bookedAt.toISOString(),
				receivedAt: row.receivedAt.toISOString(),
			})),
			total: rows[0]?.total ?? 0,
			page,
			pageSize,
		};
	});
};

/** Whose positions may be seen beside the bookings. */
export function bookingScope(
	reader: Pick<ReadContext, "tenantId" | "session" | "now">,
): BookingScope {
	const { tenantId, session } = reader;
	const today = todayOf(reader);
	const positions = visibleUsers(session, "positions.manage", "READ", today);
	return { tenantId, positions };
}

const needed = { permission: "timetrackings.manage", level: "READ" } as const;

/**
 * Refuses people who may not read the person's bookings: without any such right as forbidden, who does not see her as if she
 * were missing. Also days that are too many or in the wrong order.
 */
export async function demandReadable(
	tx: Tx,
	reader: Pick<ReadContext, "session" | "now">,
	{ userId, from, to }: Pick<InputOf<typeof listContract.listBookings>, "userId" | "from" | "to">,
): Promise<void> {
	const { session } = reader;
	const { permission, level } = needed;
	if (userId !== session.userId) {
		if (!holdsAnywhere(session.permissions, permission, level)) {
			refuse(commonRefusals.forbidden, needed);
		}
		const today = todayOf(reader);
		const held = await levelForUser(tx, session, permission, userId, today);
		if (!includesLevel(held, level)) refuse(commonRefusals.notFound);
	}
	const days = dayOfIso(to) - dayOfIso(from) + 1;
	if (days < 1) refuse(bookingDaysReversed);
	if (days > mostBookingDays) refuse(bookingDaysTooMany);
}
