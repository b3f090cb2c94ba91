import * as z from "zod/mini";
import type { CrewMember } from "#domain/shifts/sequences/sequence-facts.ts";
import { id } from "#kit/contract/fields.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import type { Session } from "#kit/server/session.ts";
import { runFields } from "../contract/run.ts";
import { texts } from "../text.ts";
import { jobWriter } from "./run/job-writer.ts";
import { demandSequence, type WantedRun, wantedShifts } from "./run/lay-run.ts";
import { totalOf, writeRun } from "./run/write-run.ts";
import { type RunPerson, runPeople } from "./sql/runs.ts";

/** So many people at once: each part is a transaction that keeps its people from others. */
export const together = 20;

const input = z.object({
	...{ ...runFields, runId: id, sequenceId: id },
	/** Of the person who ordered it; her rights are read anew. */
	session: z.record(z.string(), z.unknown()),
});
type Order = z.output<typeof input>;

/** Makes the shifts of a run, some people at once. Cut off, it goes on with those who have no outcome yet; ended, it leaves what is there. */
export const applyJob = defineJob({
	kind: "shift-sequence",
	input,
	async run(context, order) {
		const session = await sessionOfToday(context, order.session);
		const done = await context.transaction((tx) => runPeople(tx, context.tenantId, order.runId));
		const open = order.people.filter(({ userId }) => !done.has(userId));
		const people: RunPerson[] = [];
		await inLanes(partsOf(open), async (part) => {
			await context.checkCanceled();
			people.push(...(await applyPart(context, session, order, part)));
			await context.progress((people.length / open.length) * 99);
		});
		const { job } = texts[context.language];
		const { made, opened, skipped } = totalOf(people);
		await context.log("INFO", job.made(made));
		if (opened > 0) await context.log("WARNING", job.opened(opened));
		if (skipped > 0) await context.log("WARNING", job.skipped(skipped));
	},
});

/** Two at a time: while the rules judge one part, the database writes the other; they are of different people. */
const lanes = 2;

function partsOf(people: readonly CrewMember[]): CrewMember[][] {
	return Array.from({ length: Math.ceil(people.length / together) }, (_, nth) =>
		people.slice(nth * together, (nth + 1) * together),
	);
}

/** Begins nothing more once one of them has failed, and ends when what was begun has ended. */
async function inLanes<Part>(parts: Part[], work: (part: Part) => Promise<void>): Promise<void> {
	const lane = async () => {
		for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
			await work(part).catch((error) => {
				parts.length = 0;
				throw error;
			});
		}
	};
	const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function applyPart(
	context: JobContext,
	session: Session,
	{ runId, sequenceId, from, to, onClash }: Order,
	people: readonly CrewMember[],
): Promise<RunPerson[]> {
	const { writer, send } = jobWriter(context, session);
	const made = await context.transaction(async (tx) => {
		const here = { ...writer, tx };
		const run: WantedRun = { people, from, to, onClash };
		const sequence = await demandSequence(here, sequenceId, run);
		return writeRun(here, runId, wantedShifts(sequence, run, { runId, now: context.now }), onClash);
	});
	send();
	return made;
}
