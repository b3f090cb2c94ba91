import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { inBatches } from "#kit/server/jobs/in-batches.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { type Closing, closedTogether, closeMonth } from "./close-month.ts";
import { closablePeople } from "./sql/closing.ts";
import { reachOf } from "./sql/reach.ts";

/** Closes a month of many people, some in a transaction: nobody is ever half closed. Cut off, it leaves out who is closed already. */
export const closeJob = defineJob({
	kind: "month-close",
	input: z.object({
		month: z.string(),
		userIds: z.array(id),
		/** Of the person who asked; their rights are read anew. */
		session: z.record(z.string(), z.unknown()),
	}),
	async run(context, { month, userIds, session: stored }) {
		const session = await sessionOfToday(context, stored);
		const { tenantId, now } = context;
		const { closable } = reachOf(session, todayOf({ now, session }));
		const people = await context.transaction((tx) =>
			closablePeople(tx, tenantId, closable, { userIds }),
		);
		const batches = inBatches(context, people, closedTogether, (tx, some) =>
			closeMonth(tx, context, some, month),
		);
		let closed = 0;
		for await (const closings of batches) closed += await tell(context, closings);
		const words = wordsOf(context);
		await context.log("INFO", words.closed(closed));
		if (people.length < userIds.length) {
			const left = userIds.length - people.length;
			await context.log("WARNING", words.beyond(left));
		}
	},
});

/** @returns how many months are closed now by this job */
async function tell(context: JobContext, closings: readonly Closing[]): Promise<number> {
	const words = wordsOf(context);
	let closed = 0;
	for (const { user, hindrance } of closings) {
		context.announce({ kind: monthCloseTopic, ids: [user.id], update: "UPDATE" });
		const name = `${user.firstName} ${user.lastName}`;
		if (hindrance === null) closed += 1;
		else await context.log("WARNING", words.refused(name, words.hindrances[hindrance]));
	}
	return closed;
}

/** What a job tells its owner, in her language. */
export function wordsOf({ language }: { readonly language: Language }) {
	return texts[language].jobs;
}
