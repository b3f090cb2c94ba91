import {
	isInFilter,
	isVisible,
	type Right,
	todayOf,
} from "#areas/staff/user-roles/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Who decides for somebody leads her. */
export const leads: readonly Right[] = [
	["absences.manage", "FULL"],
	["timetrackings.manage", "FULL"],
];

type Reader = Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">;

/** The people she leads, of whom she holds a further right. */
export function ledPeople(context: Reader, ...further: readonly Right[]) {
	const { tenantId, session, siteFilter } = context;
	const today = todayOf(context);
	const conditions = [
		isVisible(session, leads, today),
		...further.map((right) => isVisible(session, [right], today)),
		isInFilter(session, siteFilter, today),
	];
	return { tenantId, today, conditions };
}

/** How many days back a conflict is still told. */
const daysBack = 31;

/** Whose conflicts are told her, and from which day on. */
export function ledConflicts(context: Reader) {
	const people = ledPeople(context);
	return { ...people, from: isoDayPlus(people.today, -daysBack) };
}
