import { daysChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { JobStarter } from "#kit/server/jobs/start-job.ts";
import type { PlannedRange } from "./sql/templates.ts";

const farOff = dayOfIso("9999-12-31");

/** What is planned for days of people has changed: their results follow. */
export async function planChanged(
	context: JobStarter & { readonly tx: Tx },
	changes: readonly PlannedRange[],
) {
	const days = changes.map(({ userId, from, to }) => ({
		userId,
		from: dayOfIso(from),
		to: to === null ? farOff : dayOfIso(to),
	}));
	await daysChanged(context.tx, days, context.now, context);
}
