export { ReportList } from "./report-list.tsx";
export type { Months } from "./report-months.ts";
export type { ReportWords } from "./use-report-columns.tsx";
