import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { BookingScope } from "./sql/booking-list.ts";

/** Whose positions may be seen beside the bookings. */
export function bookingScope(
	reader: Pick<ReadContext, "tenantId" | "session" | "now">,
): BookingScope {
	const { tenantId, session } = reader;
	const today = todayOf(reader);
	const positions = visibleUsers(session, "positions.manage", "READ", today);
	return { tenantId, positions };
}
