import { followCorrection } from "#areas/time-tracking/overtime/server/public.ts";
import { defineCron } from "#kit/server/jobs/define-cron.ts";
import type { Services } from "#kit/server/services.ts";
import { closeJob } from "./close-job.ts";
import { correctedPeople, takeCorrected } from "./sql/corrected.ts";

/** People looked at together; each is followed in a transaction of her own. */
const atOnce = 200;

export const jobs = [closeJob];

export const crons = [
	defineCron({ name: "follow-corrections", everyMinutes: 1, run: followCorrections }),
];

/** Lets the overtime ledger follow corrections of closed months, once their days are computed. */
export async function followCorrections(
	{ database, clock }: Pick<Services, "database" | "clock">,
	tenantId: string,
): Promise<void> {
	const people = await database.transaction(tenantId, (tx) =>
		correctedPeople(tx, tenantId, atOnce),
	);
	for (const { userId, lastDay } of people) {
		await database.transaction(tenantId, async (tx) => {
			const actor = { tenantId, now: clock.now() };
			if (!(await takeCorrected(tx, tenantId, userId))) return;
			await followCorrection(tx, actor, userId, lastDay);
		});
	}
}
