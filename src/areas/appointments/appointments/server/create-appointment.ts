import { demandUnit, demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { appointmentKindUnfit, appointmentOwner, type contract } from "../contract.ts";
import { announceAppointment } from "./announce.ts";
import { permission } from "./appointment-scope.ts";
import { checkedSeries, checkedTimes, spanOf } from "./appointment-values.ts";
import { demandParticipants } from "./participants.ts";
import { zoneOfOwner } from "./sql/detail.ts";
import {
	type Content,
	insertAppointment,
	insertSeries,
	isAppointmentKind,
	type Owner,
	setParticipants,
} from "./sql/write.ts";
import { tellParticipants } from "./tell-participants.ts";
import { traceAppointment } from "./trace.ts";

export const createAppointment: Handler<(typeof contract)["createAppointment"]> = async (
	context,
	input,
) => {
	const { tx, tenantId, now, session } = context;
	const { title, location, description, activityId, recurrence } = input;
	const content = { title, location, description, activityId };
	const owner = ownerOf(input, session.userId);
	const zone = await demandOwner(context, owner);
	const times = checkedTimes(input);
	const days = recurrence && checkedSeries(recurrence, times.day);
	await demandKind(context, content);
	const participants = await demandParticipants(context, owner, input.participantIds);
	const row = { id: newId(now.getTime()), zone, createdBy: session.userId };
	const { allDay } = times;
	const span = spanOf({ ...times, day: days?.first ?? times.day }, zone);
	if (days) {
		const values = { times, days, count: recurrence.count };
		await insertSeries(tx, tenantId, row, owner, content, values);
	} else await insertAppointment(tx, tenantId, row, owner, content, { span, allDay });
	const key = days ? { seriesId: row.id } : { appointmentId: row.id };
	await setParticipants(tx, tenantId, key, participants, { now, isAskedAnew: false });
	const part = days ? "appointment_series" : "appointment";
	const after = { ...content, ...timesAsGiven(input), recurrence, participants };
	await traceAppointment(context, part, owner, { entityId: row.id, action: "created", after });
	const invited = [...participants, ...(owner.userId === null ? [] : [owner.userId])];
	const told = { id: row.id, title, span, allDay, zone, isRepeated: days !== null };
	await tellParticipants(context, told, { invited });
	announceAppointment(context, row.id, owner, participants);
	const kind = days ? ("APPOINTMENT_SERIES_ITEM" as const) : ("APPOINTMENT" as const);
	return { id: row.id, version: 1, kind, day: isoOfDay(days?.first ?? times.day) };
};

/** A person's or a unit's, one's own where nobody is named. */
export function ownerOf({ userId, unitId }: Owner, ownId: string): Owner {
	if (userId !== null && unitId !== null) refuse(appointmentOwner);
	return unitId === null ? { userId: userId ?? ownId, unitId } : { userId: null, unitId };
}

/** Refuses for whom one may not create any; answers her or its wall clock. */
export async function demandOwner(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "now">,
	owner: Owner,
): Promise<string> {
	const { tx, tenantId, session } = context;
	const needed = { key: permission, level: "WRITE" } as const;
	if (owner.unitId !== null) await demandUnit(tx, session, { ...needed, unitId: owner.unitId });
	else if (owner.userId !== null && owner.userId !== session.userId)
		await demandUser(tx, session, { ...needed, userId: owner.userId, today: todayOf(context) });
	return (await zoneOfOwner(tx, tenantId, owner)) ?? refuse(commonRefusals.notFound);
}

/** @param before the kind it has: it may stay, archived or not */
export async function demandKind(
	{ tx, tenantId }: Pick<WriteContext, "tx" | "tenantId">,
	{ activityId }: Pick<Content, "activityId">,
	before: string | null = null,
): Promise<void> {
	if (activityId === null || activityId === before) return;
	if (!(await isAppointmentKind(tx, tenantId, activityId))) refuse(appointmentKindUnfit);
}

export function timesAsGiven<
	T extends { from: string; to: string; beginMinutes: number | null; endMinutes: number | null },
>({ from, to, beginMinutes, endMinutes }: T) {
	return { from, to, beginMinutes, endMinutes };
}
