import type { WriteContext } from "#kit/server/http/context.ts";
import type { Owner } from "./sql/write.ts";

/** Tells everybody whom it concerns; of a unit's everybody who may have it in her calendar. */
export function announceAppointment(
	context: Pick<WriteContext, "announce">,
	id: string,
	{ userId, unitId }: Owner,
	participantIds: readonly string[],
): void {
	const topic = { kind: "APPOINTMENTS", ids: [id] } as const;
	if (unitId !== null) {
		context.announce(topic);
		return;
	}
	for (const one of new Set([...(userId === null ? [] : [userId]), ...participantIds]))
		context.announce({ ...topic, userId: one });
}
