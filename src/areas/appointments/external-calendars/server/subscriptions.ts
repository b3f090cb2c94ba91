import {
	announceAppointment,
	appointmentsPermission,
	keepImports,
} from "#areas/appointments/appointments/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { nextRead } from "#domain/appointments/imported/next-read.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	addressUnfit,
	type contract,
	mostSubscriptions,
	noCalendar,
	notReached,
	tooManyEvents,
	tooManySubscriptions,
} from "../contract.ts";
import { texts } from "../text.ts";
import { type CalendarHome, demandCalendar, traceCalendar } from "./calendar-owner.ts";
import { calendarAddress, fetchCalendar } from "./fetch-calendar.ts";
import { readCalendarFile } from "./read-calendar-file.ts";
import {
	countSubscriptions,
	insertSubscription,
	readSoon,
	removeSubscription,
	type SubscriptionRow,
	subscriptionsOf,
} from "./sql.ts";

type Contract = typeof contract;

export const listCalendarSubscriptions: Handler<Contract["listCalendarSubscriptions"]> = async (
	context,
) => {
	const found = await context.once<SubscriptionRow>(subscriptionsOf(reachOf(context), null));
	return {
		subscriptions: found.map(({ readAt, nextAt, ...row }) => ({
			...row,
			readAt: readAt?.toISOString() ?? null,
			nextAt: nextAt.toISOString(),
		})),
	};
};

/** It is read before it is kept: what cannot be read is told to who wanted it, not to a log. */
export const createCalendarSubscription: Handler<Contract["createCalendarSubscription"]> = async (
	context,
	input,
) => {
	const { tenantId, session, now, services } = context;
	const { name } = input;
	const address = calendarAddress(input.address) ?? refuse(addressUnfit);
	const home = await demandCalendar(context, input);
	const { appointments, skipped, etag } = await firstReading(context, home, address);
	const { userId, unitId } = home;
	const id = newId(now.getTime());
	await context.read(async (tx) => {
		if ((await countSubscriptions(tx, tenantId, home)) >= mostSubscriptions)
			refuse(tooManySubscriptions);
		const counts = { kept: appointments.length, skipped: skipped.length };
		await insertSubscription(tx, tenantId, {
			...{ id, name, userId, unitId, etag, now, ...counts, createdBy: session.userId },
			addressSealed: services.secrets.seal(address.href),
			host: address.host.slice(0, 300),
			nextAt: nextRead(now, 0),
		});
		const target = { tenantId, userId, unitId, subscriptionId: id, createdBy: session.userId };
		await keepImports(tx, target, appointments, { now, gone: [] });
		const event = {
			entityId: id,
			action: "created",
			after: { name, host: address.host, ...counts },
		};
		await traceCalendar(tx, context, "calendar_subscription", home, event);
	});
	announceAppointment(context, id, home, []);
	return { id, kept: appointments.length, skipped: skipped.length };
};

async function firstReading(context: ReadContext, { zone, zones }: CalendarHome, address: URL) {
	const { services, language } = context;
	const fetched = await fetchCalendar(services, address, null);
	if (typeof fetched === "string")
		return refuse(fetched === "TOO_LARGE" ? tooManyEvents : notReached);
	const home = { zone, zones, untitled: texts[language].untitled };
	const file = await readCalendarFile(fetched.text, home);
	if (file === "NO_CALENDAR") return refuse(noCalendar);
	return file === "TOO_MANY" ? refuse(tooManyEvents) : { ...file, etag: fetched.etag };
}

export const refreshCalendarSubscription: Handler<Contract["refreshCalendarSubscription"]> = async (
	context,
	{ id },
) => {
	await demandSubscription(context, id, "WRITE");
	await readSoon(context.tx, context.tenantId, id, context.now);
	return {};
};

export const deleteCalendarSubscription: Handler<Contract["deleteCalendarSubscription"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId } = context;
	const row = await demandSubscription(context, id, "FULL");
	await removeSubscription(tx, tenantId, id);
	const { name, host, kept } = row;
	const event = { entityId: id, action: "deleted", before: { name, host, kept } };
	await traceCalendar(tx, context, "calendar_subscription", row, event);
	announceAppointment(context, id, row, []);
	return {};
};

/** One's own, or a unit's where one holds the right; what may only be read there is forbidden. */
async function demandSubscription(
	context: WriteContext,
	id: string,
	level: "WRITE" | "FULL",
): Promise<SubscriptionRow> {
	const statement = subscriptionsOf(reachOf(context, level), id);
	const [row] = await rowsOf<SubscriptionRow>(context.tx, statement);
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (row.mayDelete) return row;
	return refuse(commonRefusals.forbidden, { permission: appointmentsPermission, level });
}

function reachOf(
	{ tenantId, session }: Pick<ReadContext, "tenantId" | "session">,
	level: "WRITE" | "FULL" = "FULL",
) {
	return {
		...{ tenantId, ownId: session.userId },
		readable: visibleUnits(session, appointmentsPermission, "READ"),
		writable: visibleUnits(session, appointmentsPermission, level),
	};
}
