import * as z from "zod/mini";
import { absenceClasses, dayPart } from "#areas/absences/requests/contract/absence-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";

/** As the database has them: what is told thousands of times is not looked at once more, sign by sign. */
const [id, civilDay] = [z.string(), z.string()];

/** Kinds of the absences of an answer, each with its number in it. */
export const numberedKind = z.object({
	nth: z.int(),
	id,
	name: z.string(),
	color: z.string(),
	classType: z.enum(absenceClasses),
});
type NumberedKind = z.output<typeof numberedKind>;

/**
 * An absence by its place: id, number of its kind, from, to, state, version; where it is no whole days also fromPart, toPart,
 * beginMinutes, endMinutes. A year of five hundred people would name each value, and each kind, thousands of times.
 */
export const absenceCells = z.tuple([
	id,
	// where its kind is withheld it has none
	z.nullable(z.int()),
	civilDay,
	civilDay,
	activityState,
	z.int(),
	z.optional(dayPart),
	z.optional(dayPart),
	z.optional(z.nullable(z.int())),
	z.optional(z.nullable(z.int())),
]);
export type AbsenceCells = Readonly<z.output<typeof absenceCells>>;

/** The same with the names of its values, by the kinds of the answer. */
export function absenceReader(kinds: readonly NumberedKind[]) {
	const byNumber = new Map(kinds.map((kind) => [kind.nth, kind]));
	return ([id, nth, from, to, state, version, ...parts]: AbsenceCells) => {
		const [fromPart = "WHOLE", toPart = "WHOLE", beginMinutes = null, endMinutes = null] = parts;
		const kind = nth === null ? undefined : byNumber.get(nth);
		const { id: activityId = null, classType = "ABSENCE" } = kind ?? {};
		const span = { from, to, fromPart, toPart, beginMinutes, endMinutes };
		return { id, activityId, classType, ...span, state, version };
	};
}

/** An absence of a person; without an activity where its kind is withheld. */
export type CalendarAbsence = ReturnType<ReturnType<typeof absenceReader>>;
