import { nothing } from "#kit/contract/fields.ts";
import { defaultLanguage } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { type JobStarter, startJob } from "#kit/server/jobs/start-job.ts";
import { texts } from "../../text.ts";
import { isAboutToRecompute } from "../sql/recomputing.ts";
import { waitingPeople, youngestNote } from "../sql/stale.ts";
import { isSuperseded } from "../sql/superseded.ts";
import { recomputeWaitingApart } from "./recompute-apart.ts";
import { madeCurrentAtOnce, recomputeWaitingOf } from "./recompute-days.ts";

/** While one waits for the database, the other calculates. */
const lanes = 2;

/** How often the job tries without keeping anybody else who calculates waiting. */
const turnsApart = 3;

/**
 * Computes all days that wait when it begins, some people after the others, each in a transaction of its own: ending it
 * loses nothing, the rest goes on waiting for those who read it and for the next minute. Of whom somebody else has just
 * written it looks again, since what the other had read may be older than the note; in the end it holds who is left.
 * A process that a later release has superseded leaves all of it to that one.
 */
export const recomputeJob = defineJob({
	kind: "recompute-days",
	input: nothing,
	async run(context) {
		const { tenantId, language, services } = context;
		if (await context.transaction(isSuperseded)) return;
		const people = new Set<string>();
		let done = 0;
		const youngest = await context.transaction((tx) => youngestNote(tx, tenantId));
		for (let turn = 0; turn <= turnsApart; turn++) {
			const waiting = await context.transaction((tx) => waitingPeople(tx, tenantId, youngest));
			if (waiting.length === 0) break;
			const all = done + daysOf(waiting);
			const groups = groupsOf(waiting).values();
			const settle = async () => {
				for (const some of groups) {
					const userIds = some.map(({ userId }) => userId);
					const written =
						turn < turnsApart
							? await recomputeWaitingApart(services.database, tenantId, userIds)
							: await recomputeHeld(context, userIds);
					for (const userId of written) people.add(userId);
					done += daysOf(some.filter(({ userId }) => written.has(userId)));
					await context.progress(Math.min(99, (100 * done) / all));
				}
			};
			await allOf(Array.from({ length: lanes }, settle));
		}
		const words = texts[language];
		await context.log("INFO", words.jobDone(done, people.size));
	},
});

async function recomputeHeld(
	{ tenantId, transaction }: Pick<JobContext, "tenantId" | "transaction">,
	userIds: readonly string[],
): Promise<ReadonlySet<string>> {
	await transaction((tx) => recomputeWaitingOf(tx, tenantId, userIds));
	return new Set(userIds);
}

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
