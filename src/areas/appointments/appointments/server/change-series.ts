import { isSeriesDay, keptExceptions, seriesBefore } from "#domain/appointments/edit-series.ts";
import { spanOfDay } from "#domain/appointments/occurrences.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import { type contract, seriesDayUnfit } from "../contract.ts";
import { announceAppointment } from "./announce.ts";
import { exceptionOf, seriesOf } from "./appointment-items.ts";
import { checkedSeries, checkedTimes, spanOf } from "./appointment-values.ts";
import { peopleOf, tracedOf } from "./change-appointment.ts";
import { demandKind, timesAsGiven } from "./create-appointment.ts";
import { holdForChange } from "./open-appointment.ts";
import { demandParticipants } from "./participants.ts";
import type { OneAppointment } from "./sql/detail.ts";
import type { SeriesFacts } from "./sql/list.ts";
import {
	copyAnswers,
	endSeries,
	giveExceptions,
	insertSeries,
	removeExceptions,
	removeSeries,
	type SeriesValues,
	setParticipants,
	updateSeriesRow,
} from "./sql/write.ts";
import { changesOf, tellParticipants } from "./tell-participants.ts";
import { entityOf, traceAppointment } from "./trace.ts";

type Contract = typeof contract;
type Input = InputOf<Contract["updateAppointmentSeries"]>;
type SeriesRow = OneAppointment & { readonly series: SeriesFacts };

/** All of a series, or from one of its days on: then another one begins there. */
export const updateAppointmentSeries: Handler<Contract["updateAppointmentSeries"]> = async (
	context,
	input,
) => {
	const row = await holdSeries(context, input.id, "WRITE");
	await openRow(context, entityOf("appointment_series", row), tracedOf(row), input.version);
	const split = splitAt(row, input.since);
	const times = checkedTimes(input);
	const days = checkedSeries(input.recurrence, times.day);
	const values = { times, days, count: input.recurrence.count };
	await demandKind(context, input, row.activity?.id);
	const known = row.participants.map(({ userId }) => userId);
	const participants = await demandParticipants(context, row, input.participantIds, known);
	const isMoved = isOtherTime(row, values, split !== null);
	const done = await writeSeries(context, row, input, { values, split });
	const asked = { now: context.now, isAskedAnew: isMoved && split === null };
	const key = { seriesId: done.id };
	await setParticipants(context.tx, context.tenantId, key, participants, asked);
	if (split !== null && !isMoved)
		await copyAnswers(context.tx, context.tenantId, input.id, done.id);
	await tellOfChange(context, row, { input, values, participants, isMoved, id: done.id });
	return { ...done, day: isoOfDay(days.first) };
};

async function holdSeries(
	context: WriteContext,
	seriesId: string,
	level: "WRITE" | "FULL",
): Promise<SeriesRow> {
	return (await holdForChange(context, { seriesId }, level)) as SeriesRow;
}

/** Where it is split: the day from which on it is meant, and the last one before; null: all of it is meant. */
function splitAt({ series, zone }: SeriesRow, since: string | null | undefined) {
	if (since == null) return null;
	const days = seriesOf(series, zone);
	const day = dayOfIso(since);
	if (!isSeriesDay(days, day)) refuse(seriesDayUnfit);
	const before = seriesBefore(days, day)?.last;
	return before == null ? null : { day, last: isoOfDay(before) };
}

type Split = ReturnType<typeof splitAt>;

interface Written {
	readonly values: SeriesValues;
	readonly split: Split;
}

/** Writes the days and words, and gives exceptions to whatever series has their days now. */
async function writeSeries(
	context: WriteContext,
	row: SeriesRow,
	input: Input,
	{ values, split }: Written,
) {
	const { tx, tenantId, now, session } = context;
	const { title, location, description, activityId } = input;
	const content = { title, location, description, activityId };
	const meant = exceptionsFrom(row, split);
	const kept = keptExceptions(values.days, meant);
	const gone = meant.filter((one) => !kept.includes(one));
	await removeExceptions(tx, tenantId, idsOf(gone));
	const droppedExceptions = gone.length;
	if (split === null) {
		const version = await updateSeriesRow(tx, tenantId, row.id, content, values);
		return { id: row.id, version, droppedExceptions };
	}
	const id = newId(now.getTime());
	await endSeries(tx, tenantId, row.id, split.last);
	const begun = { id, zone: row.zone, createdBy: session.userId };
	await insertSeries(tx, tenantId, begun, row, content, values);
	await giveExceptions(tx, tenantId, id, idsOf(kept));
	return { id, version: 1, droppedExceptions };
}

function exceptionsFrom({ series }: SeriesRow, split: Split) {
	const all = series.exceptions.map(exceptionOf);
	return split === null ? all : all.filter(({ originalDay }) => originalDay >= split.day);
}

const idsOf = (exceptions: readonly { readonly facts: { readonly id: string } }[]) =>
	exceptions.map(({ facts }) => facts.id);

/** Whether it is at other times than before: another rule, other hours, or all of it begins on another day. */
function isOtherTime({ series, allDay }: SeriesRow, values: SeriesValues, isSplit: boolean) {
	const { type, interval, weekdays, nth, beginMinute, endMinute } = series;
	const { rule, first } = values.days;
	const { times } = values;
	const before = [type, interval, weekdays, nth, beginMinute, endMinute, allDay];
	const after = [
		...[rule.type, rule.interval, rule.weekdays, rule.nth],
		...[times.beginMinute, times.endMinute, times.allDay],
	];
	if (JSON.stringify(before) !== JSON.stringify(after)) return true;
	return !isSplit && isoOfDay(first) !== series.first;
}

interface Change {
	readonly input: Input;
	readonly values: SeriesValues;
	readonly participants: readonly string[];
	readonly isMoved: boolean;
	readonly id: string;
}

async function tellOfChange(
	context: WriteContext,
	row: SeriesRow,
	{ input, values, participants, isMoved, id }: Change,
): Promise<void> {
	const { title, location, description, activityId, recurrence, since } = input;
	const content = { title, location, description, activityId };
	await traceAppointment(context, "appointment_series", row, {
		...{ entityId: id, action: id === row.id ? "changed" : "created", before: tracedOf(row) },
		after: { ...content, ...timesAsGiven(input), recurrence, participants },
	});
	if (id !== row.id)
		await traceAppointment(context, "appointment_series", row, {
			...{ entityId: row.id, action: "ended", before: tracedOf(row), after: { since } },
		});
	const { times, days } = values;
	const span = spanOf({ ...times, day: days.first }, row.zone);
	const owner = row.userId === null ? [] : [row.userId];
	await tellParticipants(
		context,
		{ id, title, span, allDay: times.allDay, zone: row.zone, isRepeated: true },
		changesOf(peopleOf(row), [...participants, ...owner], { isMoved }),
	);
	announceAppointment(context, id, row, [...peopleOf(row), ...participants]);
}

/** All of it, or from one of its days on: then it ends before. */
export const deleteAppointmentSeries: Handler<Contract["deleteAppointmentSeries"]> = async (
	context,
	{ id, since },
) => {
	const { tx, tenantId } = context;
	const row = await holdSeries(context, id, "FULL");
	const split = splitAt(row, since);
	if (split === null) await removeSeries(tx, tenantId, id);
	else {
		await removeExceptions(tx, tenantId, idsOf(exceptionsFrom(row, split)));
		await endSeries(tx, tenantId, id, split.last);
	}
	await traceAppointment(context, "appointment_series", row, {
		...{ entityId: id, action: split === null ? "deleted" : "ended", before: tracedOf(row) },
		...(split !== null && { after: { since } }),
	});
	const { title, allDay, zone, series } = row;
	const span = spanOfDay(split?.day ?? dayOfIso(series.first), series, zoneOf(zone));
	const told = { id, title, span, allDay, zone, isRepeated: true };
	await tellParticipants(context, told, { cancelled: peopleOf(row) });
	announceAppointment(context, id, row, peopleOf(row));
	return {};
};
