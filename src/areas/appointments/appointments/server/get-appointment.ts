import { isSeriesDay } from "#domain/appointments/edit-series.ts";
import { spanOfDay } from "#domain/appointments/occurrences.ts";
import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { AppointmentDetail } from "../contract/answers.ts";
import type { contract } from "../contract.ts";
import { exceptionOf, seriesOf, timeOf } from "./appointment-items.ts";
import { spanOfRow } from "./change-appointment.ts";
import { readAppointment } from "./open-appointment.ts";
import type { OneAppointment } from "./sql/detail.ts";
import type { ExceptionFacts, SeriesFacts } from "./sql/list.ts";

type Contract = typeof contract;

export const getAppointment: Handler<Contract["getAppointment"]> = async (context, { id }) => {
	const row = await readAppointment(context, { appointmentId: id });
	return {
		...{ kind: "APPOINTMENT", id, exceptionId: null, originalDay: null },
		...{ version: row.version, seriesVersion: null, allDay: row.allDay },
		...wallTimes(row.zone, row.allDay, spanOfRow(row)),
		...contentOf(row),
		...sharedOf(row),
	};
};

export const getAppointmentSeriesItem: Handler<Contract["getAppointmentSeriesItem"]> = async (
	context,
	{ id, day },
) => itemOf(await readAppointment(context, { seriesId: id }), day);

export const getAppointmentException: Handler<Contract["getAppointmentException"]> = async (
	context,
	{ id },
) => {
	const row = await readAppointment(context, { exceptionId: id });
	const facts = row.series?.exceptions.find((one) => one.id === id);
	return itemOf(row, facts?.originalDay ?? refuse(commonRefusals.notFound));
};

/** One time of a series; what was left out is not there. */
function itemOf(row: OneAppointment, day: string): AppointmentDetail {
	const series = row.series ?? refuse(commonRefusals.notFound);
	const facts = series.exceptions.find(({ originalDay }) => originalDay === day);
	if (facts) return movedOf(row, facts);
	if (!isSeriesDay(seriesOf(series, row.zone), dayOfIso(day))) refuse(commonRefusals.notFound);
	const span = spanOfDay(dayOfIso(day), series, zoneOf(row.zone));
	return {
		...{ kind: "APPOINTMENT_SERIES_ITEM", id: row.id, exceptionId: null, originalDay: day },
		...{ version: row.version, seriesVersion: row.version, allDay: row.allDay },
		...wallTimes(row.zone, row.allDay, span),
		...contentOf(row),
		...sharedOf(row),
	};
}

function movedOf(row: OneAppointment, facts: ExceptionFacts): AppointmentDetail {
	const span = exceptionOf(facts).moved ?? refuse(commonRefusals.notFound);
	const { id: exceptionId, originalDay, version, allDay } = facts;
	return {
		...{ kind: "APPOINTMENT_SERIES_EXCEPTION", id: row.id, exceptionId, originalDay },
		...{ version, seriesVersion: row.version, allDay },
		...wallTimes(row.zone, allDay, span),
		...contentOf({ ...facts, title: facts.title ?? row.title }),
		...sharedOf(row),
	};
}

/** When it is, as instants and on the wall clock. */
function wallTimes(zoneName: string, allDay: boolean, span: ReturnType<typeof spanOfRow>) {
	const zone = zoneOf(zoneName);
	const time = timeOf(span, zoneName);
	const endMinutes = allDay ? null : localMinuteOf(span.end, zone);
	// what ends at midnight has its end on the day after its last one
	const to = endMinutes === 0 ? isoDayPlus(time.to, 1) : time.to;
	const beginMinutes = allDay ? null : localMinuteOf(span.begin, zone);
	return { ...time, to, beginMinutes, endMinutes };
}

function contentOf({
	title,
	location,
	description,
	activity,
}: Pick<OneAppointment, "title" | "location" | "description" | "activity">) {
	return { title, location, description, activity };
}

function sharedOf(row: OneAppointment) {
	const {
		userId,
		unitId,
		ownerName,
		participants,
		ownAnswer,
		mayWrite,
		mayDelete,
		calendarName,
		series,
	} = row;
	return {
		...{
			userId,
			unitId,
			ownerName,
			participants: [...participants],
			ownAnswer,
			mayWrite,
			calendarName,
			mayDelete,
		},
		recurrence: series && recurrenceOf(series, row.count),
		firstDay: series?.first ?? null,
		lastDay: series?.last ?? null,
		leftOut: (series?.exceptions ?? [])
			.filter(({ begin }) => begin === null)
			.map(({ id: exceptionId, originalDay: day }) => ({ exceptionId, day }))
			.sort((one, other) => one.day.localeCompare(other.day)),
	};
}

function recurrenceOf({ type, interval, weekdays, nth, last }: SeriesFacts, count: number | null) {
	return { type, interval, weekdays, nth, until: count === null ? last : null, count };
}
