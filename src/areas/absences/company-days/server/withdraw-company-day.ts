import * as z from "zod/mini";
import { cancelMany, kindOf } from "#areas/absences/requests/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { activityNotFound } from "#areas/time-tracking/bookings/contract.ts";
import { id } from "#kit/contract/fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { companyDayBusy, companyDayClosed, type contract, createdAtOnce } from "../contract.ts";
import { texts } from "../text.ts";
import { jobWriter } from "./create-job.ts";
import { demandDecider, inParts } from "./decider.ts";
import { isListed } from "./list-company-days.ts";
import { together } from "./plan-company-day.ts";
import {
	type CompanyDayRow,
	endCompanyDay,
	peopleToCancel,
	readCompanyDay,
} from "./sql/company-days.ts";
import { closedWithin } from "./sql/people.ts";
import { tellPeople } from "./tell-people.ts";

/** Takes a time of the company back: all of it, or nothing where a month is closed. */
export const withdrawCompanyDay: Handler<(typeof contract)["withdrawCompanyDay"]> = async (
	context,
	{ id: companyDayId, version },
) => {
	const { tx, tenantId, session, now, language } = context;
	if (!(await isListed(context, companyDayId))) refuse(commonRefusals.notFound);
	const found = await readCompanyDay(tx, tenantId, companyDayId, { isHeld: true });
	const day = await openRow(context, "company_day", found, version);
	if (day.withdrawnAt !== null) refuse(companyDayBusy);
	const userIds = await peopleToCancel(tx, tenantId, companyDayId);
	await demandDecider(context, userIds);
	await demandOpen(context, day, userIds);
	await endCompanyDay(tx, tenantId, companyDayId, { withdrawn_at: now });
	const event = { entity: "company_day", entityId: companyDayId, action: "withdrawn", before: day };
	await audit(tx, context, event);
	if (userIds.length <= createdAtOnce) {
		await cancelPart(context, day, userIds);
		return { people: userIds.length, jobId: null };
	}
	const work = { companyDayId, session: { ...session } };
	const title = texts[language].job.withdraw(userIds.length);
	return { people: 0, jobId: await startJob(tx, context, withdrawJob, work, title) };
};

/** Named by name: who reads it can have their months opened again. */
async function demandOpen(
	{ tx, tenantId, language }: WriteContext,
	{ from, to }: CompanyDayRow,
	userIds: readonly string[],
): Promise<void> {
	const closed = await closedWithin(tx, tenantId, userIds, { from, to });
	if (closed.length === 0) return;
	const most = 5;
	const names = closed.slice(0, most).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
	const list = new Intl.ListFormat(language.slice(0, 2), { type: "unit" }).format(names);
	const people = closed.slice(0, 100);
	refuse(companyDayClosed, { parameters: [closed.length, list], facts: { people } });
}

/** Cancels what is left of the absences of some people. */
async function cancelPart(
	context: MatterWriter,
	day: CompanyDayRow,
	userIds: readonly string[],
): Promise<number> {
	const { tx, tenantId, session } = context;
	const { id: companyDayId, activityId, from, to } = day;
	await holdPeople(tx, tenantId, userIds);
	const kind = (await kindOf(tx, tenantId, session.userId, activityId)) ?? refuse(activityNotFound);
	const today = todayOf(context);
	const cancelled = await cancelMany({ ...context, today }, { companyDayId, kind }, userIds);
	const hers = userIds.map((userId) => ({ userId, from, to }));
	await tellPeople(context, { ...day, reason: null }, "WITHDRAWN", hers);
	return cancelled;
}

/** Cancels the absences of many people; cut off, it goes on with those that still count. */
export const withdrawJob = defineJob({
	kind: "company-day-withdrawal",
	input: z.object({ companyDayId: id, session: z.record(z.string(), z.unknown()) }),
	async run(context, { companyDayId, session: stored }) {
		const session = await sessionOfToday(context, stored);
		const { tenantId } = context;
		const { day, userIds } = await context.transaction(async (tx) => ({
			day: await readCompanyDay(tx, tenantId, companyDayId),
			userIds: await peopleToCancel(tx, tenantId, companyDayId),
		}));
		if (day === undefined) return;
		let cancelled = 0;
		let seen = 0;
		for (const part of inParts(userIds, together)) {
			cancelled += await withdrawPart(context, session, day, part);
			seen += part.length;
			await context.progress((seen / userIds.length) * 99);
		}
		await context.log("INFO", texts[context.language].job.withdrawn(cancelled));
	},
});

async function withdrawPart(
	context: JobContext,
	session: Session,
	day: CompanyDayRow,
	part: readonly string[],
): Promise<number> {
	const { writer, send } = jobWriter(context, session);
	const cancelled = await context.transaction((tx) => cancelPart({ ...writer, tx }, day, part));
	send();
	return cancelled;
}
