import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { texts } from "../text.ts";
import { tellable, tellPeople } from "./tell-people.ts";

/** So many people in one transaction. */
const together = 500;

/** Tells many people of their open leave. Cut off, it leaves out who was told already. */
export const sendJob = defineJob({
	kind: "leave-notices",
	input: z.object({
		year: z.int(),
		activityId: id,
		userIds: z.array(id),
		/** Who was told since then was told by this job. */
		notSince: z.string(),
		/** Of the person who asked; their rights are read anew. */
		session: z.record(z.string(), z.unknown()),
	}),
	async run(context, { year, activityId, userIds, notSince, session: stored }) {
		const session = await sessionOfToday(context, stored);
		const { tenantId, now } = context;
		const announce: typeof context.announce = (one) => context.announce(one);
		const teller = { tenantId, now, session, announce };
		const counted = { sent: 0, letters: 0 };
		for (let at = 0; at < userIds.length; at += together) {
			await context.checkCanceled();
			const some = userIds.slice(at, at + together);
			const asked = { year, activityId, userIds: some, notSince: new Date(notSince) };
			const { sent, letters } = await context.transaction(async (tx) =>
				tellPeople(tx, teller, asked, await tellable(tx, teller, asked)),
			);
			counted.sent += sent;
			counted.letters += letters;
			await context.progress(((at + some.length) / userIds.length) * 99);
		}
		const words = texts[context.language].jobs;
		await context.log("INFO", words.done(counted.sent));
		if (counted.letters > 0) await context.log("INFO", words.letters(counted.letters));
	},
});
