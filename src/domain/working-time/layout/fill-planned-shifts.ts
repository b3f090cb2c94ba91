import { secondOf } from "../../time/epoch.ts";
import type { RuleBook } from "../rules/day-rules.ts";
import { dueShifts, piecesOfShift } from "./due-shifts.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";

/** The entries that AUTOSHIFTTOTRACKING writes, the pauses of shifts as pauses. */
export function fillPlannedShifts(person: PersonFacts, book: RuleBook): PersonEntry[] {
	return dueShifts(person, book).flatMap(({ shift, state }) =>
		piecesOfShift(shift).map(({ begin, end, classType }) => ({
			begin: secondOf(begin),
			end: secondOf(end),
			classType,
			state,
			countsAsWorkingTime: false,
			activityId: null,
			workspaceId: null,
			unitId: null,
		})),
	);
}
