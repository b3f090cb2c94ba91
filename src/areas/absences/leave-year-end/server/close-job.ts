import * as z from "zod/mini";
import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import { settlePeople } from "#areas/absences/leave-accounts/server/public.ts";
import { id } from "#kit/contract/fields.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { texts } from "../text.ts";
import {
	type ClosedPerson,
	countPeople,
	insertClosed,
	markDone,
	nextClosed,
	nextOpen,
	readYearEnd,
	type StoredYearEnd,
} from "./sql/year-ends.ts";
import { yearFigures } from "./year-figures.ts";

/** So many people in one transaction. */
const together = 250;

const beforeAll = "00000000-0000-0000-0000-000000000000";

const input = z.object({
	yearEndId: id,
	/** Civil day on which it was ordered: what takes effect later is not there yet. */
	today: z.string(),
});

/** Closes a leave year. Cut off, it goes on with who is still open. */
export const closeJob = defineJob({
	kind: "leave-year-end",
	input,
	async run(context, { yearEndId, today }) {
		const { tenantId } = context;
		const yearEnd = await standing(context, yearEndId);
		if (yearEnd === undefined) return;
		const all = await context.transaction((tx) => countPeople(tx, tenantId, yearEnd));
		const counted = { closed: 0, left: 0 };
		for (let afterId: string | undefined = beforeAll; afterId !== undefined; ) {
			const behind: string = afterId;
			await context.checkCanceled();
			const some = await context.transaction((tx) =>
				closeSome(tx, context, yearEnd, today, behind),
			);
			counted.closed += some.closed;
			counted.left += some.left;
			afterId = some.lastId;
			await context.progress(((counted.closed + counted.left) / Math.max(1, all)) * 99);
		}
		await context.transaction((tx) => markDone(tx, tenantId, yearEndId));
		context.announce({ kind: leaveAccountsTopic });
		const words = texts[context.language].jobs;
		await context.log("INFO", words.closed(counted.closed));
		if (counted.left > 0) await context.log("WARNING", words.left(counted.left));
	},
});

/** Opens a year again for those whose it was: their accounts follow the facts. */
export const reopenJob = defineJob({
	kind: "leave-year-end-undo",
	input,
	async run(context, { yearEndId, today }) {
		const { tenantId } = context;
		const yearEnd = await context.transaction((tx) => readYearEnd(tx, tenantId, yearEndId));
		if (yearEnd === undefined) return;
		const { activityId } = yearEnd;
		let settled = 0;
		for (let afterId: string | undefined = beforeAll; afterId !== undefined; ) {
			const behind: string = afterId;
			const userIds = await context.transaction(async (tx) => {
				const some = await nextClosed(tx, tenantId, yearEndId, { afterId: behind, most: together });
				await settlePeople(tx, context, { activityId, today, userIds: some });
				return some;
			});
			settled += userIds.length;
			afterId = userIds.length < together ? undefined : userIds.at(-1);
		}
		context.announce({ kind: leaveAccountsTopic });
		await context.log("INFO", texts[context.language].jobs.opened(settled));
	},
});

/** The year that is to be closed; nothing once it was taken back. */
async function standing(context: JobContext, yearEndId: string) {
	const found = await context.transaction((tx) => readYearEnd(tx, context.tenantId, yearEndId));
	return found?.state === "UNDONE" ? undefined : found;
}

interface Some {
	readonly closed: number;
	/** Who waits for a decision about leave in the year. */
	readonly left: number;
	/** Behind whom to go on; undefined: these were the last. */
	readonly lastId: string | undefined;
}

/** Settles some people once more, and keeps what goes over. */
async function closeSome(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	yearEnd: StoredYearEnd,
	today: string,
	afterId: string,
): Promise<Some> {
	const { tenantId } = actor;
	const { id: yearEndId, year, activityId } = yearEnd;
	// who takes it back meanwhile waits
	if ((await readYearEnd(tx, tenantId, yearEndId))?.state === "UNDONE") {
		return { closed: 0, left: 0, lastId: undefined };
	}
	const userIds = await nextOpen(tx, tenantId, yearEnd, { afterId, most: together });
	const { people } = await settlePeople(tx, actor, { activityId, today, userIds });
	const closed = userIds.flatMap((userId): ClosedPerson[] => {
		const found = people.get(userId)?.years.find(({ account }) => account.year === year);
		return found === undefined || found.requested > 0 ? [] : [{ userId, ...yearFigures(found) }];
	});
	await insertClosed(tx, tenantId, yearEndId, closed);
	const lastId = userIds.length < together ? undefined : userIds.at(-1);
	return { closed: closed.length, left: userIds.length - closed.length, lastId };
}
