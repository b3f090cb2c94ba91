export { meetAbsence } from "./replace/meet-absence.ts";
export { handedTo } from "./handed-to.ts";
export { shownShift } from "./sql/shown.ts";
