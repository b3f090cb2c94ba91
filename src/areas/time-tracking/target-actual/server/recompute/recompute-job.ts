import { nothing } from "#kit/contract/fields.ts";
import { defaultLanguage } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { type JobStarter, startJob } from "#kit/server/jobs/start-job.ts";
import { texts } from "../../text.ts";
import { isAboutToRecompute } from "../sql/recomputing.ts";
import { waitingPeople } from "../sql/stale.ts";
import { recomputeWaitingApart } from "./recompute-apart.ts";
import { madeCurrentAtOnce } from "./recompute-days.ts";

/** While one waits for the database, the other calculates. */
const lanes = 2;

/**
 * Computes all days that wait, some people after the others, each in a transaction of its own: ending it loses
 * nothing, the rest goes on waiting for those who read it and for the next minute.
 */
export const recomputeJob = defineJob({
	kind: "recompute-days",
	input: nothing,
	async run(context) {
		const { tenantId, language, services } = context;
		const people = new Set<string>();
		let done = 0;
		for (;;) {
			const waiting = await context.transaction((tx) => waitingPeople(tx, tenantId));
			if (waiting.length === 0) break;
			const before = people.size;
			const all = done + daysOf(waiting);
			const groups = groupsOf(waiting).values();
			const settle = async () => {
				for (const some of groups) {
					const userIds = some.map(({ userId }) => userId);
					const written = await recomputeWaitingApart(services.database, tenantId, userIds);
					for (const userId of written) people.add(userId);
					done += daysOf(some.filter(({ userId }) => written.has(userId)));
					await context.progress(Math.min(99, (100 * done) / all));
				}
			};
			await allOf(Array.from({ length: lanes }, settle));
			// of who is still left somebody else is at it; the next minute's run looks after them
			if (people.size === before) break;
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

/** Has all days that wait computed by a job of the person who changed something; one that waits to begin is enough. */
export async function startRecomputing(tx: Tx, starter: JobStarter): Promise<void> {
	const { tenantId, session, language } = starter;
	const { kind } = recomputeJob;
	const ownerId = session?.userId ?? null;
	if (await isAboutToRecompute(tx, tenantId, kind, ownerId)) return;
	const words = texts[language ?? defaultLanguage];
	await startJob(tx, starter, recomputeJob, {}, words.job);
}

type Waiting = Awaited<ReturnType<typeof waitingPeople>>;

/** All days of theirs. */
export function daysOf(waiting: Waiting): number {
	return waiting.reduce((sum, { days }) => sum + days, 0);
}

/** Whole people, so many that their days are computed in one go. */
export function groupsOf(waiting: Waiting): Waiting[] {
	const groups: Waiting[] = [];
	let room = 0;
	for (const person of waiting) {
		if (groups.length === 0 || person.days > room) {
			groups.push([]);
			room = madeCurrentAtOnce;
		}
		groups.at(-1)?.push(person);
		room -= person.days;
	}
	return groups;
}
