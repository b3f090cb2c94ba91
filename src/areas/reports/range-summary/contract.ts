import { fluctuation, punctuality, sickness } from "./contract/group-reports.ts";
import {
	nightWork,
	overtime,
	planActual,
	rangeSummary,
	staff,
	violations,
} from "./contract/people-reports.ts";

/** Every report of the page, by its name and in its order. */
export const reports = {
	rangeSummary,
	staff,
	sickness,
	overtime,
	nightWork,
	violations,
	planActual,
	punctuality,
	fluctuation,
} as const;
export type ReportName = keyof typeof reports;

export const contract = {
	listRangeSummary: rangeSummary.endpoint,
	listStaffReport: staff.endpoint,
	listSicknessReport: sickness.endpoint,
	listOvertimeReport: overtime.endpoint,
	listNightWorkReport: nightWork.endpoint,
	listViolationsReport: violations.endpoint,
	listPlanActualReport: planActual.endpoint,
	listPunctualityReport: punctuality.endpoint,
	listFluctuationReport: fluctuation.endpoint,
} as const;
