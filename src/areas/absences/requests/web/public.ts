export { OwnAbsences } from "./list/own-absences.tsx";
export { absenceDecision, substitutionDecision } from "./listed-decisions.ts";
export { SubstituteRequests } from "./stand-in/substitute-requests.tsx";
