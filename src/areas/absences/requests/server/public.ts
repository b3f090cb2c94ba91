export { absenceDecisions } from "./decisions/absence-decisions.ts";
export { substitutionDecisions } from "./decisions/substitution-decisions.ts";
export { answerOf as absenceAnswerOf, scopeOf as absenceScope } from "./list-absences.ts";
export { priceAbsences } from "./price-absences.ts";
export {
	type AbsenceRow,
	type AbsenceScope,
	absencesOfPeople,
	isKnownKind,
	isSeenAbsence,
} from "./sql/list.ts";
export { type OpenAbsences, type OwnSickness, openAbsences, ownSickness } from "./sql/own.ts";
export { askedSubstitutions, type SubstitutionRow, substitutionsOf } from "./sql/substitutes.ts";
