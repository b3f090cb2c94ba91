import type { PlanWriter } from "#areas/shift-planning/shifts/server/public.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { Announcement } from "#kit/server/live/announcer.ts";
import type { Session } from "#kit/server/session.ts";

/** Writes for the person who ordered a job; what it tells goes out once it is committed. */
export function jobWriter(context: JobContext, session: Session) {
	const { tenantId, now } = context;
	const told: Announcement[] = [];
	const announce: PlanWriter["announce"] = (one) => told.push(one);
	return {
		writer: { tenantId, now, session, announce },
		send: () => {
			for (const one of told.splice(0)) context.announce(one);
		},
	};
}
