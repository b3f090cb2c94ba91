import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, noticeOfAnotherYear, sentAtOnce } from "../contract.ts";
import { texts } from "../text.ts";
import { sendJob } from "./send-job.ts";
import type { Tellable } from "./sql/notices.ts";
import { tellable, tellPeople } from "./tell-people.ts";

type Input = InputOf<typeof contract.sendLeaveNotices>;

/** Few people at once; more by a job. */
export const sendLeaveNotices: Handler<typeof contract.sendLeaveNotices> = async (
	context,
	input,
) => {
	const { tx, session, now, language } = context;
	if (input.year !== Number(todayOf(context).slice(0, 4))) refuse(noticeOfAnotherYear);
	const people = await tellable(tx, context, { ...input, notSince: now });
	await demandNamed(context, input, people);
	const { userIds: named } = input;
	const skipped = named === undefined ? 0 : new Set(named).size - people.length;
	if (people.length > sentAtOnce) {
		const userIds = people.map(({ id }) => id);
		const { year, activityId } = input;
		const work = {
			year,
			activityId,
			userIds,
			notSince: now.toISOString(),
			session: { ...session },
		};
		const line = texts[language].jobs.title(year, userIds.length);
		const jobId = await startJob(tx, context, sendJob, work, line);
		return { sent: 0, letters: 0, skipped, jobId };
	}
	return { ...(await tellPeople(tx, context, input, people)), skipped, jobId: null };
};

/** Who is named lies within reach, or is answered as missing. */
async function demandNamed(
	context: WriteContext,
	{ userIds = [] }: Input,
	people: readonly Tellable[],
): Promise<void> {
	const found = new Set(people.map(({ id }) => id));
	const needed = { key: "leaveaccounts.manage", level: "WRITE", today: todayOf(context) } as const;
	for (const userId of userIds.filter((id) => !found.has(id)))
		await demandUser(context.tx, context.session, { ...needed, userId });
}
