import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { checkPayroll } from "./check-payroll.ts";
import { closePayrollPeriod, createPayrollCorrection } from "./close-period.ts";
import { createPayrolls } from "./create-payrolls.ts";
import { getPayroll, listPayrollPeriods, listPayrolls } from "./read-payrolls.ts";
import { returnPayroll } from "./return-payroll.ts";

export const routes = serve(contract, {
	listPayrollPeriods,
	listPayrolls,
	getPayroll,
	createPayrolls,
	checkPayroll,
	returnPayroll,
	closePayrollPeriod,
	createPayrollCorrection,
});
