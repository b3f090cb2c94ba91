import * as z from "zod/mini";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { LeftOut } from "#domain/absences/company-day.ts";
import { id } from "#kit/contract/fields.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import type { Announcement } from "#kit/server/live/announcer.ts";
import type { Session } from "#kit/server/session.ts";
import { texts } from "../text.ts";
import { checkedDays } from "./company-kind.ts";
import { decidedBy, inParts, planOf } from "./decider.ts";
import { type PlannedLine, together } from "./plan-company-day.ts";
import { endCompanyDay, peopleOfDay, readCompanyDay } from "./sql/company-days.ts";
import { type CompanyPerson, companyPeople } from "./sql/people.ts";
import { writeCompanyDay } from "./write-company-day.ts";

const ids = z.array(id);

const input = z.object({
	companyDayId: id,
	userIds: ids,
	unitIds: ids,
	skipped: ids,
	forced: ids,
	/** Of the person who ordered it; her rights are read anew. */
	session: z.record(z.string(), z.unknown()),
});
type Order = z.output<typeof input>;

/**
 * Creates the absences of a time of the company, some people at once. Cut off, it goes on with those who have no outcome
 * yet; ended, it leaves what is there, and newcomers get nothing.
 */
export const createJob = defineJob({
	kind: "company-day",
	input,
	async run(context, order) {
		const session = await sessionOfToday(context, order.session);
		const open = await openPeople(context, session, order);
		const counts = new Map<LeftOut | null, number>();
		let seen = 0;
		for (const part of inParts(open, together)) {
			await context.checkCanceled();
			const lines = await createPart(context, session, order, part);
			for (const { leftOut } of lines) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
			seen += part.length;
			await context.progress((seen / open.length) * 99);
		}
		const { tenantId, now: completed_at } = context;
		await context.transaction((tx) =>
			endCompanyDay(tx, tenantId, order.companyDayId, { completed_at }),
		);
		await tellCounts(context, counts);
	},
});

async function tellCounts(context: JobContext, counts: ReadonlyMap<LeftOut | null, number>) {
	const { job, leftOut: words } = texts[context.language];
	await context.log("INFO", job.created(counts.get(null) ?? 0));
	for (const [reason, count] of counts) {
		if (reason !== null) await context.log("WARNING", job.leftOut(count, words[reason]));
	}
}

/** For whom she who ordered it still decides, and who has no outcome yet. */
function openPeople(context: JobContext, session: Session, order: Order): Promise<CompanyPerson[]> {
	const { tenantId, now } = context;
	return context.transaction(async (tx) => {
		const done = new Set(await peopleOfDay(tx, tenantId, order.companyDayId));
		const people = await companyPeople(tx, tenantId, order, decidedBy({ session, now }));
		return people.filter((one) => !done.has(one.id));
	});
}

async function createPart(
	context: JobContext,
	session: Session,
	order: Order,
	part: readonly CompanyPerson[],
): Promise<readonly PlannedLine[]> {
	const { writer, send } = jobWriter(context, session);
	const lines = await context.transaction(async (tx) => {
		const { tenantId } = context;
		const here = { ...writer, tx };
		const day = await readCompanyDay(tx, tenantId, order.companyDayId, { isHeld: true });
		// somebody took it back meanwhile
		if (day === undefined || day.withdrawnAt !== null) return [];
		const { onViolation } = day;
		const days = await checkedDays(tx, tenantId, session.userId, day);
		const plan = await planOf(here, days, { ...order, onViolation }, part);
		return writeCompanyDay({ ...here, today: todayOf(here) }, day, plan, part);
	});
	send();
	return lines;
}

/** Writes for the person who ordered a job; what it tells goes out once it is committed. */
export function jobWriter(context: JobContext, session: Session) {
	const { tenantId, now, language } = context;
	const told: Announcement[] = [];
	const announce: MatterWriter["announce"] = (one) => told.push(one);
	return {
		writer: { tenantId, now, language, session, announce },
		send: () => {
			for (const one of told.splice(0)) context.announce(one);
		},
	};
}
