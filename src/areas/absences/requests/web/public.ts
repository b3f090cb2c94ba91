export { OwnAbsences } from "./list/own-absences.tsx";
export { absenceDecision, substitutionDecision } from "./listed-decisions.ts";
export { ReportSickness } from "./sick/report-sickness.tsx";
export { SubstituteRequests } from "./stand-in/substitute-requests.tsx";
export type { TypedAbsence } from "./typed-absence.ts";
export { loadViolationWords } from "./violations/load-violation-words.ts";
export { useViolationWords } from "./violations/use-violation-words.ts";
