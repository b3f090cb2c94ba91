export { absenceDecision, substitutionDecision } from "./listed-decisions.ts";
export { SubstituteRequests } from "./stand-in/substitute-requests.tsx";
export { useViolationWords } from "./violations/use-violation-words.ts";
