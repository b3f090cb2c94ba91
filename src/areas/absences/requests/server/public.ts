export { absenceDecisions } from "./decisions/absence-decisions.ts";
export { substitutionDecisions } from "./decisions/substitution-decisions.ts";
export { scopeOf as absenceScope } from "./list-absences.ts";
export { priceAbsences } from "./price-absences.ts";
export { type AbsenceScope, isKnownKind, isSeenAbsence } from "./sql/list.ts";
export { type OpenAbsences, openAbsences } from "./sql/own.ts";
export { askedSubstitutions } from "./sql/substitutes.ts";
