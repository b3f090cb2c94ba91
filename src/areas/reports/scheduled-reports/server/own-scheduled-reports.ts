import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { nextDayOfMonth } from "#domain/time/next-day-of-month.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, type ScheduledReport, scheduleMonths } from "../contract.ts";
import { traceOf } from "./request-on.ts";
import { changeSchedule, deleteSchedule, holdSchedule, schedulesOf } from "./sql.ts";

export const listScheduledReports: Handler<typeof contract.listScheduledReports> = async ({
	tenantId,
	session,
	once,
}) => {
	type Row = ScheduledReport & Record<string, unknown>;
	return { items: await once<Row>(schedulesOf(tenantId, session.userId)) };
};

export const updateScheduledReport: Handler<typeof contract.updateScheduledReport> = async (
	context,
	{ id, version, name, months, dayOfMonth, delivery, isPaused },
) => {
	const { tx, tenantId, session } = context;
	const before = await ownSchedule(context, id, version);
	if ((before.months === null) !== (months === null)) refuse(scheduleMonths);
	// what was missed while it was on hold is not made up for
	const isMoved = before.dayOfMonth !== dayOfMonth || before.isPaused;
	const nextOn = isMoved
		? isoOfDay(nextDayOfMonth(dayOfIso(todayOf(context)), dayOfMonth))
		: before.nextOn;
	const change = { name, months, dayOfMonth, delivery, isPaused, nextOn };
	const changed = await changeSchedule(tx, tenantId, id, change);
	await audit(tx, context, {
		...{ entity: "report_schedule", entityId: id, subjectUserId: session.userId },
		action: "changed",
		before: { ...traceOf(before), isPaused: before.isPaused },
		after: { ...traceOf({ name, months, dayOfMonth, delivery }), isPaused },
	});
	return { version: changed, nextOn };
};

export const deleteScheduledReport: Handler<typeof contract.deleteScheduledReport> = async (
	context,
	{ id, version },
) => {
	const { tx, tenantId, session } = context;
	const before = await ownSchedule(context, id, version);
	await deleteSchedule(tx, tenantId, id);
	await audit(tx, context, {
		...{ entity: "report_schedule", entityId: id, subjectUserId: session.userId },
		action: "deleted",
		before: traceOf(before),
	});
	return {};
};

/** Those of others are none. */
async function ownSchedule({ tx, tenantId, session }: WriteContext, id: string, version: number) {
	const { userId } = session;
	const held = (await holdSchedule(tx, tenantId, id, userId)) ?? refuse(commonRefusals.notFound);
	if (held.version !== version) refuse(commonRefusals.staleVersion);
	return held;
}
