export { daysInWords } from "./days-in-words.ts";
export { absenceDecisions } from "./decisions/absence-decisions.ts";
export { substitutionDecisions } from "./decisions/substitution-decisions.ts";
export { answerOf as absenceAnswerOf, scopeOf as absenceScope } from "./list-absences.ts";
export { type JudgedAbsence, judgeMany } from "./many/judge-many.ts";
export { cancelMany, createMany, type ManyWriter } from "./many/write-many.ts";
export { absenceNotices } from "./notices.ts";
export { priceAbsences } from "./price-absences.ts";
export { prolongAbsence } from "./prolong-absence.ts";
export { type AbsenceKind, type AbsenceValues, kindOf } from "./sql/absence.ts";
export {
	type Collisions,
	collidingDays,
	collidingEntries,
	collidingShifts,
	collisionsOfMany,
} from "./sql/collisions.ts";
export {
	type AbsenceRow,
	type AbsenceScope,
	absencesOfPeople,
	isKnownKind,
	isSeenAbsence,
} from "./sql/list.ts";
export { type OpenAbsences, type OwnSickness, openAbsences, ownSickness } from "./sql/own.ts";
export { askedSubstitutions, type SubstitutionRow, substitutionsOf } from "./sql/substitutes.ts";
