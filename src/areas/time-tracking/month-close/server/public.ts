export { lateBookingDecisions } from "./late-decisions.ts";
