import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { type AppointmentScope, withColleagues } from "./sql/list.ts";

export const permission = "appointments.manage";

/** Of whom the reader may know what: the times of colleagues of one's own unit where the calendar shows them, and what rights open. */
export function appointmentScope(
	context: Pick<ReadContext, "tenantId" | "session" | "now">,
): AppointmentScope {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const listed = visibleOrAll(session, permission, "LIST", today);
	const showsColleagues = holdsAnywhere(session.permissions, "calendar.showusersofownunit", "READ");
	return {
		tenantId,
		today,
		ownId: session.userId,
		readable: visibleOrAll(session, permission, "READ", today),
		seen: showsColleagues ? withColleagues(listed, session) : listed,
		readableUnits: visibleUnits(session, permission, "READ"),
		seenUnits: visibleUnits(session, permission, "LIST"),
	};
}
