import { visibleOrAll } from "#areas/staff/user-roles/server/public.ts";
import {
	occurrencesWithin,
	type Span,
	spanOfDay,
	touches,
} from "#domain/appointments/occurrences.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Zone, zoneOf } from "#domain/time/zone.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { AppointmentConflict } from "../contract/answers.ts";
import { conflictDays, type contract, mostConflicts } from "../contract.ts";
import { minuteOf, writtenMinute } from "./appointment-items.ts";
import { appointmentScope } from "./appointment-scope.ts";
import { checkedSeries, checkedTimes, spanOf } from "./appointment-values.ts";
import { ownerOf } from "./create-appointment.ts";
import { instantsAround, itemsWithin } from "./list-appointments.ts";
import { type BusyRow, busyTimes, namesOf } from "./sql/conflicts.ts";
import { zoneOfOwner } from "./sql/detail.ts";
import { appointmentsOf, type FoundAppointment, peopleAsked } from "./sql/list.ts";

type Input = InputOf<(typeof contract)["listAppointmentConflicts"]>;

/** What somebody has at a time, as far as it may be known. */
interface Busy extends Span, Pick<AppointmentConflict, "userId" | "kind" | "name" | "allDay"> {}

/** Of people one may not see comes nothing. */
export const listAppointmentConflicts: Handler<
	(typeof contract)["listAppointmentConflicts"]
> = async (context, input) => {
	const { tenantId, session } = context;
	const owner = ownerOf(input, session.userId);
	const times = checkedTimes(input);
	const days = input.recurrence && checkedSeries(input.recurrence, times.day);
	return context.read(async (tx) => {
		const zoneName = (await zoneOfOwner(tx, tenantId, owner)) ?? "UTC";
		const zone = zoneOf(zoneName);
		const wanted = days
			? occurrencesWithin({ ...days, ...times, zone }, [], spanFrom(days.first, zone))
			: [spanOf(times, zoneName)];
		const [first] = wanted;
		const last = wanted.at(-1);
		if (first === undefined || last === undefined) return { conflicts: [] };
		const range = { from: dayOf(first.begin, zone), to: dayOf(last.end, zone) };
		const { people, busy } = await busyPeople(context, tx, input, range, zoneName);
		const named = new Map(people.map((one) => [one.id, one]));
		const conflicts = wanted.flatMap((span) =>
			busy
				.filter((one) => touches(one, span))
				.flatMap((one) => {
					const person = named.get(one.userId);
					return person ? [conflictOf(one, person, dayOf(span.begin, zone))] : [];
				}),
		);
		return { conflicts: conflicts.slice(0, mostConflicts) };
	});
};

const dayOf = (minute: Span["begin"], zone: Zone) => isoOfDay(localDayOf(minute, zone));

function spanFrom(first: LocalDay, zone: Zone): Span {
	return spanOfDay(first, { beginMinute: 0, endMinute: conflictDays * 1440 }, zone);
}

function conflictOf(
	{ begin, end, ...busy }: Busy,
	{ firstName, lastName }: { readonly firstName: string; readonly lastName: string },
	day: string,
): AppointmentConflict {
	return {
		...busy,
		firstName,
		lastName,
		day,
		begin: writtenMinute(begin),
		end: writtenMinute(end),
	};
}

/** People whom the reader may see, and what they have in a range of days. */
async function busyPeople(
	context: ReadContext,
	tx: Tx,
	{ participantIds, except, ...input }: Input,
	range: { readonly from: string; readonly to: string },
	zoneName: string,
) {
	const { tenantId, session } = context;
	const scope = appointmentScope(context);
	const owner = ownerOf(input, session.userId);
	const ids = [...(owner.userId === null ? [] : [owner.userId]), ...participantIds];
	const asked = peopleAsked(scope, ids);
	const people = await namesOf(tx, tenantId, asked);
	const shiftsOf = visibleOrAll(session, "shiftplan.manage", "READ", scope.today);
	const times = await busyTimes(tx, tenantId, asked, { ...range, shiftsOf });
	const wide = { ...instantsAround(range), people: asked, units: null };
	const found = await rowsOf<FoundAppointment>(tx, appointmentsOf(scope, wide));
	const others = itemsWithin(found, range).filter(({ id }) => id !== except);
	const busy: Busy[] = [
		...times.map((row) => busyOf(row, zoneName)),
		...others.flatMap(({ begin, end, title, allDay, userIds }) =>
			userIds.map((userId) => ({
				...{ userId, kind: "APPOINTMENT" as const, name: title, allDay },
				...{ begin: minuteOf(begin), end: minuteOf(end) },
			})),
		),
	];
	return { people, busy: busy.sort((one, other) => one.begin - other.begin) };
}

function busyOf(row: BusyRow, zoneName: string): Busy {
	const { userId, name, begin, end, from, to } = row;
	if (begin !== null && end !== null)
		return {
			userId,
			kind: "SHIFT",
			name,
			allDay: false,
			begin: minuteOf(begin),
			end: minuteOf(end),
		};
	const zone = zoneOf(zoneName);
	const first = dayOfIso(from ?? "");
	const beginMinute = row.beginMinutes ?? (row.fromPart === "SECOND_HALF" ? 720 : 0);
	const length = (dayOfIso(to ?? "") - first) * 1440;
	const endMinute = row.endMinutes ?? length + (row.toPart === "FIRST_HALF" ? 720 : 1440);
	const allDay = row.beginMinutes === null && row.fromPart === "WHOLE" && row.toPart === "WHOLE";
	const span = spanOfDay(first, { beginMinute, endMinute }, zone);
	return { userId, kind: "ABSENCE", name: null, allDay, ...span };
}
