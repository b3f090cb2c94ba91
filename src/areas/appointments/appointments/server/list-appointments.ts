import type { Span } from "#domain/appointments/occurrences.ts";
import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { AppointmentItem } from "../contract/item.ts";
import { appointmentDays, type contract, mostDays } from "../contract.ts";
import { itemsOf } from "./appointment-items.ts";
import { appointmentScope } from "./appointment-scope.ts";
import {
	type AskedAppointments,
	appointmentsOf,
	type FoundAppointment,
	noPeople,
	onlyOneself,
	peopleAsked,
	unitsAsked,
} from "./sql/list.ts";

interface Days {
	readonly from: string;
	readonly to: string;
}

/** People and units one may not see are left out as if there were none. */
export const listAppointments: Handler<(typeof contract)["listAppointments"]> = async (
	context,
	{ range, userIds, units },
) => {
	const length = dayOfIso(range.to) - dayOfIso(range.from);
	if (length < 0 || length >= mostDays) refuse(appointmentDays);
	const scope = appointmentScope(context);
	const isAnybody = userIds !== undefined || units !== undefined;
	const people = isAnybody
		? userIds
			? peopleAsked(scope, userIds)
			: noPeople
		: onlyOneself(scope.ownId);
	const asked = {
		...instantsAround(range),
		people,
		units: units ? unitsAsked(scope, units) : null,
	};
	const found = await context.once<FoundAppointment>(appointmentsOf(scope, asked));
	return { appointments: itemsWithin(found, range) };
};

/** All instants that are of the days anywhere on earth. */
export function instantsAround({ from, to }: Days): Omit<AskedAppointments, "people" | "units"> {
	const halfDay = 14 * 3_600_000;
	return {
		...{ from, to },
		begin: new Date(Date.parse(`${from}T00:00:00Z`) - halfDay),
		end: new Date(Date.parse(`${isoDayPlus(to, 1)}T00:00:00Z`) + halfDay),
	};
}

/** What lies on the days by the clocks of each of them. */
export function itemsWithin(found: readonly FoundAppointment[], range: Days): AppointmentItem[] {
	const { begin, end } = instantsAround(range);
	const span: Span = {
		begin: (begin.getTime() / 60_000) as EpochMinute,
		end: (end.getTime() / 60_000) as EpochMinute,
	};
	return itemsOf(found, span).filter(({ from, to }) => from <= range.to && to >= range.from);
}
