import { isSeriesDay } from "#domain/appointments/edit-series.ts";
import { spanOfDay } from "#domain/appointments/occurrences.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { type contract, seriesDayUnfit } from "../contract.ts";
import { announceAppointment } from "./announce.ts";
import { exceptionOf, seriesOf } from "./appointment-items.ts";
import { checkedTimes, type GivenTimes, spanOf } from "./appointment-values.ts";
import { peopleOf, tracedOf } from "./change-appointment.ts";
import { demandKind, timesAsGiven } from "./create-appointment.ts";
import { holdForChange } from "./open-appointment.ts";
import type { OneAppointment } from "./sql/detail.ts";
import type { ExceptionFacts, SeriesFacts } from "./sql/list.ts";
import { type Content, insertException, removeExceptions, updateException } from "./sql/write.ts";
import { tellParticipants } from "./tell-participants.ts";
import { entityOf, traceAppointment } from "./trace.ts";

type Contract = typeof contract;
type SeriesRow = OneAppointment & { readonly series: SeriesFacts };
type Moved = Content & GivenTimes;

/** Moves one time of a series, or leaves it out. */
export const createAppointmentException: Handler<Contract["createAppointmentException"]> = async (
	context,
	{ id: seriesId, version, day, moved },
) => {
	const { tx, tenantId, now } = context;
	const row = await holdSeries(context, { seriesId }, moved === null ? "FULL" : "WRITE");
	await openRow(context, entityOf("appointment_series", row), tracedOf(row), version);
	demandFreeDay(row, day);
	const values = moved && (await checkedMove(context, row, moved));
	const id = newId(now.getTime());
	await insertException(tx, tenantId, { id, seriesId, day, moved: values });
	await traceAppointment(context, "appointment_exception", row, {
		...{ entityId: id, action: "created" },
		after: { seriesId, day, ...(moved && afterOf(moved)) },
	});
	const span = values?.span ?? spanOfDay(dayOfIso(day), row.series, zoneOf(row.zone));
	const told = { ...toldOf(row), title: moved?.title ?? row.title, span };
	const people = peopleOf(row);
	await tellParticipants(context, told, moved ? { moved: people } : { cancelled: people });
	announceAppointment(context, seriesId, row, people);
	return { id, version: 1 };
};

function demandFreeDay({ series, zone }: SeriesRow, day: string): void {
	const isKnown = series.exceptions.some(({ originalDay }) => originalDay === day);
	if (isKnown || !isSeriesDay(seriesOf(series, zone), dayOfIso(day))) refuse(seriesDayUnfit);
}

async function holdSeries(
	context: WriteContext,
	key: { readonly seriesId: string } | { readonly exceptionId: string },
	level: "WRITE" | "FULL",
): Promise<SeriesRow> {
	return (await holdForChange(context, key, level)) as SeriesRow;
}

async function checkedMove(context: WriteContext, { zone, activity }: SeriesRow, moved: Moved) {
	const times = checkedTimes(moved);
	await demandKind(context, moved, activity?.id);
	const { title, location, description, activityId } = moved;
	const span = spanOf(times, zone);
	return { title, location, description, activityId, span, allDay: times.allDay };
}

const afterOf = (moved: Moved) => {
	const { title, location, description, activityId } = moved;
	return { title, location, description, activityId, ...timesAsGiven(moved) };
};

const toldOf = ({ id, allDay, zone }: SeriesRow) => ({ id, allDay, zone, isRepeated: false });

/** The exception with its series; the series is held. */
async function holdException(context: WriteContext, exceptionId: string, version?: number) {
	const row = await holdSeries(context, { exceptionId }, "WRITE");
	const found = row.series.exceptions.find(({ id }) => id === exceptionId);
	const facts = await openRow(
		context,
		entityOf("appointment_exception", row),
		found && { ...found },
		version,
	);
	return { row, facts };
}

export const updateAppointmentException: Handler<Contract["updateAppointmentException"]> = async (
	context,
	{ id, version, ...moved },
) => {
	const { tx, tenantId } = context;
	const { row, facts } = await holdException(context, id, version);
	const before = exceptionOf(facts).moved;
	// what was left out is taken back first
	if (before === null) return refuse(commonRefusals.notFound);
	const values = await checkedMove(context, row, moved);
	const written = await updateException(tx, tenantId, id, values);
	await traceAppointment(context, "appointment_exception", row, {
		...{ entityId: id, action: "changed", before: tracedException(facts), after: afterOf(moved) },
	});
	const { span, title, allDay } = values;
	const isMoved = span.begin !== before.begin || span.end !== before.end;
	const told = { ...toldOf(row), allDay, title, span };
	await tellParticipants(context, told, isMoved ? { moved: peopleOf(row) } : {});
	announceAppointment(context, row.id, row, peopleOf(row));
	return { id, version: written };
};

function tracedException({ title, location, description, activity, begin, end }: ExceptionFacts) {
	return { title, location, description, activityId: activity?.id ?? null, begin, end };
}

/** The series has the day again as its rule says. */
export const deleteAppointmentException: Handler<Contract["deleteAppointmentException"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId } = context;
	const { row, facts } = await holdException(context, id);
	await removeExceptions(tx, tenantId, [id]);
	const before = { ...tracedException(facts), day: facts.originalDay };
	const event = { entityId: id, action: "deleted", before };
	await traceAppointment(context, "appointment_exception", row, event);
	const span = spanOfDay(dayOfIso(facts.originalDay), row.series, zoneOf(row.zone));
	const told = { ...toldOf(row), title: row.title, span };
	await tellParticipants(context, told, { moved: peopleOf(row) });
	announceAppointment(context, row.id, row, peopleOf(row));
	return {};
};
