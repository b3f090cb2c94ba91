import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Reader } from "./sql/shown.ts";

export function readerOf(context: Pick<ReadContext, "tenantId" | "session" | "now">): Reader {
	const { tenantId, session, now } = context;
	return { tenantId, userId: session.userId, today: todayOf(context), now };
}
