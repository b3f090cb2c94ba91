import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { closedAtOnce, type contract, monthCloseTopic } from "../contract.ts";
import { closeJob, wordsOf } from "./close-job.ts";
import { closeMonth } from "./close-month.ts";
import { openMonth } from "./open-month.ts";
import { closablePeople } from "./sql/closing.ts";
import { reachOf } from "./sql/reach.ts";

type Input = InputOf<typeof contract.closeMonths>;

/** Few people at once; more by a job. */
export const closeMonths: Handler<typeof contract.closeMonths> = async (context, input) => {
	const { tx, session } = context;
	const userIds = await peopleOf(context, input);
	const { month } = input;
	if (userIds.length > closedAtOnce) {
		const work = { month, userIds, session: { ...session } };
		const words = wordsOf(context);
		const line = words.job(month, userIds.length);
		const jobId = await startJob(tx, context, closeJob, work, line);
		return { closed: 0, refused: [], jobId };
	}
	const closings = await closeMonth(tx, context, userIds, month);
	const refused = closings.flatMap(({ user, hindrance }) =>
		hindrance === null ? [] : [{ user, hindrance }],
	);
	const closed = closings.length - refused.length;
	context.announce({ kind: monthCloseTopic, ids: userIds, update: "UPDATE" });
	return { closed, refused, jobId: null };
};

/** Who is named must be one whose months one may close. */
async function peopleOf(context: WriteContext, { month, userIds, unitIds }: Input) {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const { closable } = reachOf(session, today);
	const filter = { userIds, unitIds };
	const found = await closablePeople(tx, tenantId, closable, filter);
	if (unitIds !== undefined) return found;
	const beyond = userIds?.find((id) => !found.includes(id));
	if (beyond === undefined) return found;
	// somebody who has no times at all is answered as missing
	await openMonth(tx, context, { userId: beyond, month }, "CLOSE");
	return refuse(commonRefusals.notFound);
}
