export { wordsOf as closingWords } from "./close-job.ts";
export { closeMonth } from "./close-month.ts";
export { lateBookingDecisions } from "./late-decisions.ts";
