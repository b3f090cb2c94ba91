import type { Handler } from "#kit/server/http/serve.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import type { contract } from "../contract.ts";
import { announceAppointment } from "./announce.ts";
import { minuteOf } from "./appointment-items.ts";
import { checkedTimes, spanOf } from "./appointment-values.ts";
import { demandKind, timesAsGiven } from "./create-appointment.ts";
import { holdForChange } from "./open-appointment.ts";
import { demandParticipants } from "./participants.ts";
import type { OneAppointment } from "./sql/detail.ts";
import { removeAppointment, setParticipants, updateAppointmentRow } from "./sql/write.ts";
import { changesOf, tellParticipants } from "./tell-participants.ts";
import { entityOf, traceAppointment } from "./trace.ts";

type Contract = typeof contract;

export const updateAppointment: Handler<Contract["updateAppointment"]> = async (context, input) => {
	const { tx, tenantId, now } = context;
	const { id, version, title, location, description, activityId } = input;
	const row = await holdForChange(context, { appointmentId: id }, "WRITE");
	await openRow(context, entityOf("appointment", row), tracedOf(row), version);
	const times = checkedTimes(input);
	const span = spanOf(times, row.zone);
	await demandKind(context, input, row.activity?.id);
	const known = row.participants.map(({ userId }) => userId);
	const participants = await demandParticipants(context, row, input.participantIds, known);
	const content = { title, location, description, activityId };
	const when = { span, allDay: times.allDay };
	const written = await updateAppointmentRow(tx, tenantId, id, content, when);
	const before = spanOfRow(row);
	const isMoved = span.begin !== before.begin || span.end !== before.end;
	const asked = { now, isAskedAnew: isMoved };
	await setParticipants(tx, tenantId, { appointmentId: id }, participants, asked);
	await traceAppointment(context, "appointment", row, {
		...{ entityId: id, action: "changed", before: tracedOf(row) },
		after: { ...content, ...timesAsGiven(input), participants },
	});
	const told = { id, title, ...when, zone: row.zone, isRepeated: false };
	const owner = row.userId === null ? [] : [row.userId];
	const changes = changesOf([...known, ...owner], [...participants, ...owner], { isMoved });
	await tellParticipants(context, told, changes);
	announceAppointment(context, id, row, [...known, ...participants]);
	return { id, version: written };
};

export const deleteAppointment: Handler<Contract["deleteAppointment"]> = async (
	context,
	{ id },
) => {
	const { tx, tenantId } = context;
	const row = await holdForChange(context, { appointmentId: id }, "FULL");
	await removeAppointment(tx, tenantId, id);
	const before = tracedOf(row);
	await traceAppointment(context, "appointment", row, { entityId: id, action: "deleted", before });
	const told = { id, title: row.title, span: spanOfRow(row), allDay: row.allDay, zone: row.zone };
	await tellParticipants(context, { ...told, isRepeated: false }, { cancelled: peopleOf(row) });
	announceAppointment(context, id, row, peopleOf(row));
	return {};
};

export function spanOfRow({ begin, end }: Pick<OneAppointment, "begin" | "end">) {
	return { begin: minuteOf(begin ?? ""), end: minuteOf(end ?? "") };
}

/** Whose it is and who is asked to come. */
export function peopleOf({ userId, participants }: OneAppointment): string[] {
	return [...(userId === null ? [] : [userId]), ...participants.map((one) => one.userId)];
}

/** What of it stands in traces. */
export function tracedOf(row: OneAppointment) {
	const { id, version, title, location, description, activity, begin, end, series } = row;
	return {
		...{ id, version, title, location, description, activityId: activity?.id ?? null },
		...(series === null ? { begin, end } : { ...series, exceptions: undefined }),
		participants: row.participants.map(({ userId }) => userId),
	};
}
