export { meetAbsence } from "./replace/meet-absence.ts";
