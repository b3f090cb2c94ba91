export { wordsOf as closingWords } from "./close-job.ts";
export { closedTogether, closeMonth, holdMonth } from "./close-month.ts";
export { lateBookingDecisions } from "./late-decisions.ts";
export { insertClosed } from "./sql/closing.ts";
