import { nothing } from "#kit/contract/fields.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { texts } from "../../text.ts";
import { waitingPeople } from "../sql/stale.ts";
import { recomputeWaitingOf } from "./recompute-days.ts";
import { daysOf, groupsOf } from "./waiting-groups.ts";

/** While one waits for the database, the other calculates. */
const lanes = 2;

/**
 * Computes all days that wait, some people after the others, each in a transaction of its own: whoever ends it loses
 * nothing, the rest goes on waiting for those who read it and for the next minute.
 */
export const recomputeJob = defineJob({
	kind: "recompute-days",
	input: nothing,
	async run(context) {
		const { tenantId, language } = context;
		const people = new Set<string>();
		let done = 0;
		for (;;) {
			const waiting = await context.transaction((tx) => waitingPeople(tx, tenantId));
			if (waiting.length === 0) break;
			const all = done + daysOf(waiting);
			const groups = groupsOf(waiting).values();
			const settle = async () => {
				for (const some of groups) {
					const userIds = some.map(({ userId }) => userId);
					await context.transaction((tx) => recomputeWaitingOf(tx, tenantId, userIds));
					for (const userId of userIds) people.add(userId);
					done += daysOf(some);
					await context.progress(Math.min(99, (100 * done) / all));
				}
			};
			await allOf(Array.from({ length: lanes }, settle));
		}
		const words = texts[language];
		await context.log("INFO", words.jobDone(done, people.size));
	},
});

/** Throws what one has thrown, once none is at work any more. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
	await Promise.allSettled(works);
	await Promise.all(works);
}
