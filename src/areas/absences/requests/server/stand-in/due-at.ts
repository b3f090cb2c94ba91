import { resolveSetting } from "#areas/settings/global/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";

const hour = 3_600_000;

/** Until when somebody who is asked now is to answer; null where the company sets no deadline. */
export async function dueAt(
	context: Pick<MatterWriter, "tx" | "tenantId" | "session" | "now">,
): Promise<Date | null> {
	const { tx, tenantId, now } = context;
	const place = { unitId: null, siteId: null, day: todayOf(context) };
	const key = "absences.substitutes";
	const { isPassedOn, afterHours } = await resolveSetting(tx, { tenantId, key, ...place });
	return isPassedOn ? new Date(now.getTime() + afterHours * hour) : null;
}
