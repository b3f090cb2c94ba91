import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import type { Language } from "#kit/contract/language.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { closeMonth } from "./close-month.ts";
import { closablePeople } from "./sql/closing.ts";
import { reachOf } from "./sql/reach.ts";

/** Closes a month of many people, each in a transaction of her own. Cut off, it leaves out who is closed already. */
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
		let closed = 0;
		for (const [nth, userId] of people.entries()) {
			await context.checkCanceled();
			if (await closeOne(context, userId, month)) closed += 1;
			await context.progress(((nth + 1) / people.length) * 99);
		}
		const words = wordsOf(context);
		await context.log("INFO", words.closed(closed));
		if (people.length < userIds.length) {
			const left = userIds.length - people.length;
			await context.log("WARNING", words.beyond(left));
		}
	},
});

/** @returns whether the month is closed now by this job */
async function closeOne(context: JobContext, userId: string, month: string): Promise<boolean> {
	const closing = await context.transaction((tx) => closeMonth(tx, context, userId, month));
	if (closing === undefined) return false;
	context.announce({ kind: monthCloseTopic, ids: [userId], update: "UPDATE" });
	const { user, hindrance } = closing;
	if (hindrance === null) return true;
	const words = wordsOf(context);
	const name = `${user.firstName} ${user.lastName}`;
	await context.log("WARNING", words.refused(name, words.hindrances[hindrance]));
	return false;
}

/** What a job tells its owner, in her language. */
export function wordsOf({ language }: { readonly language: Language }) {
	return texts[language].jobs;
}
