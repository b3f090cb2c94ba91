import { serve } from "#kit/server/http/serve.ts";
import { masterHandlers } from "#kit/server/master-data/master-handlers.ts";
import { exportConfigs } from "../contract/configs.ts";
import { contract } from "../contract.ts";
import { configRules } from "./configs/config-rules.ts";
import { getWageMappings, setWageMappings } from "./configs/wage-mappings.ts";
import { importPayrollExport } from "./files/import-payroll-export.ts";
import { createPayrollExport, settlePayrollExport } from "./files/make-payroll-export.ts";
import { previewPayrollExport } from "./files/preview-payroll-export.ts";
import {
	getPayrollExportFile,
	getPayrollExportPeople,
	listPayrollExports,
} from "./files/read-payroll-exports.ts";
import { repeatPayrollExport } from "./files/repeat-payroll-export.ts";
import { exportConfigTable } from "./sql/configs.ts";

export const routes = serve(contract, {
	...masterHandlers(exportConfigs, exportConfigTable, configRules),
	getWageMappings,
	setWageMappings,
	previewPayrollExport,
	listPayrollExports,
	getPayrollExportPeople,
	getPayrollExportFile,
	createPayrollExport,
	settlePayrollExport,
	repeatPayrollExport,
	importPayrollExport,
});
