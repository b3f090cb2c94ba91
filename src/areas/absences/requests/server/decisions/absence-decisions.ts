import type { DecisionSource } from "#areas/time-tracking/approvals/server/public.ts";
import { managedScope } from "../list-absences-of.ts";
import { type AbsenceToDecide, absencesToDecide, absenceToDecide } from "../sql/decisions.ts";
import { judgeAbsences } from "./judge-absences.ts";

/** Absences, changes and cancellations of them that wait for a supervisor. */
export const absenceDecisions: DecisionSource<AbsenceToDecide> = {
	called: "absence",
	waiting: (reader) => absencesToDecide(managedScope(reader)),
	detail: (reader) => absenceToDecide(managedScope(reader)),
	judge: judgeAbsences,
};
