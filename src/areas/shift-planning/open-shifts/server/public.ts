export { handedTo } from "./handed-to.ts";
export { shownShift } from "./sql/shown.ts";
