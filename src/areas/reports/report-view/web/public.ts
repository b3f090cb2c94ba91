export { ReportList } from "./report-list.tsx";
