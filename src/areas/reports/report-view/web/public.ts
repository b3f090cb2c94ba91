export { MonthRange } from "./month-range.tsx";
export { ReportList } from "./report-list.tsx";
export { type Months, usualMonths } from "./report-months.ts";
