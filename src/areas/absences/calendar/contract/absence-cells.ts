import * as z from "zod/mini";
import { absenceClasses, dayPart } from "#areas/absences/requests/contract/absence-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";

/** As the database has them: what is told thousands of times is not looked at once more, sign by sign. */
const [id, civilDay] = [z.string(), z.string()];

/**
 * An absence by its place: id, activityId, classType, from, to, fromPart, toPart, beginMinutes, endMinutes, state, version. A year of
 * five hundred people would name each value thousands of times.
 */
export const absenceCells = z.tuple([
	id,
	// where its kind is withheld it has none
	z.nullable(id),
	z.enum(absenceClasses),
	civilDay,
	civilDay,
	dayPart,
	dayPart,
	z.nullable(z.int()),
	z.nullable(z.int()),
	activityState,
	z.int(),
]);
export type AbsenceCells = Readonly<z.output<typeof absenceCells>>;

/** The same with the names of its values. */
export function absenceOf([id, activityId, classType, ...others]: AbsenceCells) {
	const [from, to, fromPart, toPart, beginMinutes, endMinutes, state, version] = others;
	const span = { from, to, fromPart, toPart, beginMinutes, endMinutes };
	return { id, activityId, classType, ...span, state, version };
}

/** An absence of a person; without an activity where its kind is withheld. */
export type CalendarAbsence = ReturnType<typeof absenceOf>;
