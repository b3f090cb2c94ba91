export { OwnAbsences } from "./list/own-absences.tsx";
export { absenceDecision, substitutionDecision } from "./listed-decisions.ts";
export { ReportSickness } from "./sick/report-sickness.tsx";
export { SubstituteRequests } from "./stand-in/substitute-requests.tsx";
