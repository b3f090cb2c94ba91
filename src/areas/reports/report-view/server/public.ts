export { exportReport } from "./export-report.ts";
export { type ReportScope, type ServedReport, serveReport } from "./serve-report.ts";
export { isShiftSeen, personRows, reportedPeople } from "./sql/people.ts";
