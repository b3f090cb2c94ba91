export { meetAbsences } from "./replace/meet-absence.ts";
export { shownShift } from "./sql/shown.ts";
