import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { nextDayOfMonth } from "#domain/time/next-day-of-month.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import { PreparedExport } from "#kit/server/export/prepared-export.ts";
import { checkAccess } from "#kit/server/http/entrance.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, mostSchedules, scheduleMonths, tooManySchedules } from "../contract.ts";
import { isOfMonths, requestOn, traceOf } from "./request-on.ts";
import { countSchedules, insertSchedule } from "./sql.ts";

/** Takes what could be made into a file right now, for the days to come. */
export const createScheduledReport: Handler<typeof contract.createScheduledReport> = async (
	context,
	{ name, months, dayOfMonth, delivery, request },
) => {
	const { tx, tenantId, session, now, language, services } = context;
	const { userId } = session;
	// what outlives the acting would be a way in of its own
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	const list = services.lists.get(request.list) ?? refuse(commonRefusals.notFound);
	checkAccess(list.endpoint, session);
	if (isOfMonths(list) !== (months !== null)) refuse(scheduleMonths);
	const today = todayOf(context);
	const prepared = new PreparedExport(list, context, requestOn(request, months, today));
	await prepared.columns(tx);
	await prepared.count(tx);
	if ((await countSchedules(tx, tenantId, userId)) >= mostSchedules) refuse(tooManySchedules);
	const id = newId(now.getTime());
	const nextOn = isoOfDay(nextDayOfMonth(dayOfIso(today), dayOfMonth));
	const { permissions: _, ...stored } = session;
	await insertSchedule(tx, tenantId, {
		...{ id, userId, name, months, dayOfMonth, delivery, nextOn, language, request },
		session: stored,
	});
	await audit(tx, context, {
		...{ entity: "report_schedule", entityId: id, subjectUserId: userId, action: "created" },
		after: { ...traceOf({ name, months, dayOfMonth, delivery }), list: request.list },
	});
	return { id, nextOn };
};
