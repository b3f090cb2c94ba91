import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { companyDayEmpty, type contract, createdAtOnce } from "../contract.ts";
import { texts } from "../text.ts";
import { checkedDays } from "./company-kind.ts";
import { createJob } from "./create-job.ts";
import { demandPeople, planOf } from "./decider.ts";
import { insertCompanyDay } from "./sql/company-days.ts";
import { writeCompanyDay } from "./write-company-day.ts";

/** Few people get theirs at once, many by a job. */
export const createCompanyDay: Handler<(typeof contract)["createCompanyDay"]> = async (
	context,
	input,
) => {
	const { tx, tenantId, session, now, language } = context;
	const people = await demandPeople(context, input);
	const days = await checkedDays(tx, tenantId, session.userId, input);
	const isLong = people.length > createdAtOnce;
	const { activityId, from, to, fromPart, toPart, onViolation, unitIds } = input;
	const day = {
		...{ id: newId(now.getTime()), activityId, from, to, fromPart, toPart, onViolation },
		reason: input.reason || null,
		completedAt: isLong ? null : now,
	};
	await insertCompanyDay(tx, tenantId, day, { at: now, by: session.userId, unitIds });
	const { completedAt: _, id, ...after } = day;
	const written = { ...after, unitIds };
	await audit(tx, context, {
		entity: "company_day",
		entityId: id,
		action: "created",
		after: written,
	});
	if (isLong) {
		const { userIds, skipped, forced } = input;
		const work = { companyDayId: id, userIds, unitIds, skipped, forced, session: { ...session } };
		const title = texts[language].job.create(people.length);
		const jobId = await startJob(tx, context, createJob, work, title);
		return { id, people: 0, leftOut: 0, jobId };
	}
	const plan = await planOf(context, days, input, people);
	const writer = { ...context, today: todayOf(context) };
	const lines = await writeCompanyDay(writer, day, plan, people);
	const created = lines.filter(({ leftOut }) => leftOut === null).length;
	if (created === 0) refuse(companyDayEmpty);
	return { id, people: created, leftOut: lines.length - created, jobId: null };
};
