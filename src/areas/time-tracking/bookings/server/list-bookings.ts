import { todayOf, userDemand, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type Demand, demanded, readDemanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	bookingDaysReversed,
	bookingDaysTooMany,
	type listContract,
	mostBookingDays,
} from "../contract/booking-list.ts";
import { type BookingRow, type BookingScope, bookingList } from "./sql/booking-list.ts";

export const listBookings: Handler<typeof listContract.listBookings> = async (context, input) => {
	// of too many days nothing is read, not even beside the question who asks
	if (faultOfDays(input) !== undefined)
		await context.read((tx) => demandReadable(tx, context, input));
	const statement = bookingList(bookingScope(context), input);
	const demand = readableDemand(context, input);
	const [rows] = await readDemanded<[BookingRow]>(context, demand, [statement]);
	const { items, ...paging } = answeredPage(input, rows);
	return {
		items: items.map(({ total: _, ...row }) => ({
			...row,
			bookedAt: row.bookedAt.toISOString(),
			receivedAt: row.receivedAt.toISOString(),
		})),
		...paging,
	};
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

const key = "timetrackings.manage";

type Asked = Pick<InputOf<typeof listContract.listBookings>, "userId" | "from" | "to">;

/** Refuses people who may not read the person's bookings; also days that are too many or in the wrong order. */
export async function demandReadable(
	tx: Tx,
	reader: Pick<ReadContext, "session" | "now">,
	asked: Asked,
): Promise<void> {
	const demand = readableDemand(reader, asked);
	if (demand !== undefined) await demanded(tx, demand);
	const fault = faultOfDays(asked);
	if (fault !== undefined) refuse(fault);
}

function readableDemand(
	reader: Pick<ReadContext, "session" | "now">,
	{ userId }: Asked,
): Demand | undefined {
	const { session } = reader;
	if (userId === session.userId) return undefined;
	if (!holdsAnywhere(session.permissions, key, "READ")) {
		refuse(commonRefusals.forbidden, { permission: key, level: "READ" });
	}
	return userDemand(session, { key, level: "READ", userId, today: todayOf(reader) });
}

function faultOfDays({ from, to }: Asked) {
	const days = dayOfIso(to) - dayOfIso(from) + 1;
	if (days < 1) return bookingDaysReversed;
	return days > mostBookingDays ? bookingDaysTooMany : undefined;
}
