import { tenYears } from "#areas/payroll/payrolls/server/public.ts";
import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteOldExports } from "./sql/forget.ts";

export const crons = [
	defineRetention({ rule: "wage-files", keptForDays: tenYears, forget: deleteOldExports }),
];
