export { scopeOf as absenceScope } from "./list-absences.ts";
export { type AbsenceScope, isKnownKind, isSeenAbsence } from "./sql/list.ts";
