import {
	demandOwner,
	type Owner,
	ownerOf,
} from "#areas/appointments/appointments/server/public.ts";
import { type AuditEvent, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { zonesOfSites } from "./sql.ts";

export interface CalendarHome extends Owner {
	readonly zone: string;
	readonly zones: readonly string[];
}

/** Whose calendar is meant, and its clocks; refuses where one may not write into it. */
export function demandCalendar(context: ReadContext, given: Owner): Promise<CalendarHome> {
	const owner = ownerOf(given, context.session.userId);
	return context.read(async (tx) => ({
		...owner,
		zone: await demandOwner({ ...context, tx }, owner),
		zones: await zonesOfSites(tx, context.tenantId),
	}));
}

interface Event extends Pick<AuditEvent, "entityId" | "action"> {
	readonly before?: object;
	readonly after?: object;
}

/** What becomes of a unit's is traced by a name of its own: who may read that is asked at the unit. */
export async function traceCalendar(
	tx: Tx,
	context: Parameters<typeof audit>[1],
	entity: "calendar_file" | "calendar_subscription",
	{ userId, unitId }: Owner,
	{ before, after, ...event }: Event,
): Promise<void> {
	const place = unitId === null ? {} : { placeId: unitId };
	await audit(tx, context, {
		...event,
		entity: unitId === null ? entity : `unit_${entity}`,
		subjectUserId: userId,
		...(before && { before: { ...before, ...place } }),
		...(after && { after: { ...after, ...place } }),
	});
}
