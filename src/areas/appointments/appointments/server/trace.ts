import { type AuditEvent, audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Owner } from "./sql/write.ts";

export type TracedPart =
	| "appointment"
	| "appointment_series"
	| "appointment_exception"
	| "appointment_template";

/** A unit's are traced by names of their own: who may read them is asked at the unit. */
export function entityOf(part: TracedPart, { unitId }: Owner): string {
	return unitId === null ? part : `unit_${part}`;
}

/** Writes what became of an appointment; of a unit's with the unit as its place. */
export async function traceAppointment(
	context: WriteContext,
	part: TracedPart,
	owner: Owner,
	event: Pick<AuditEvent, "entityId" | "action"> & {
		readonly before?: object;
		readonly after?: object;
	},
): Promise<void> {
	const { userId, unitId } = owner;
	const place = unitId === null ? {} : { placeId: unitId };
	const { before, after, ...rest } = event;
	await audit(context.tx, context, {
		...rest,
		entity: entityOf(part, owner),
		subjectUserId: userId,
		...(before && { before: { ...before, ...place } }),
		...(after && { after: { ...after, ...place } }),
	});
}
