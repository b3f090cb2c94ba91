import { namedColumn } from "#kit/server/export/named-column.ts";
import { pagedExport } from "#kit/server/export/paged-export.ts";
import { contract, type PayrollItem } from "../contract.ts";
import { texts } from "../text.ts";
import { payrollScope } from "./read-payrolls.ts";
import { listedPayrolls } from "./sql/payrolls.ts";

const column = namedColumn((language) => texts[language].list.columns);

export const listExports = {
	"payroll.payrolls": pagedExport({
		endpoint: contract.listPayrolls,
		title: (language) => texts[language].list.title,
		columns: () => [
			column<PayrollItem>("name", "text", ({ user }) => `${user.lastName}, ${user.firstName}`),
			column<PayrollItem>("month", "text", ({ month }) => month),
			column<PayrollItem>("state", "text", ({ state }, language) => texts[language].states[state]),
			column<PayrollItem>("runNo", "integer", ({ runNo }) => runNo),
			column<PayrollItem>("unitName", "text", ({ unitName }) => unitName),
			column<PayrollItem>("siteName", "text", ({ siteName }) => siteName),
		],
		page: (reader, input) => listedPayrolls(payrollScope(reader), input),
	}),
};
