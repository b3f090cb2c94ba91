import { resolveSetting } from "#areas/settings/global/server/public.ts";
import { closingDates } from "#domain/payroll/closing-dates.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { monthScope } from "./month-scope.ts";
import { type ProgressRow, progressOf } from "./sql/progress.ts";

export const getPayrollProgress: Handler<typeof contract.getPayrollProgress> = (context, input) =>
	context.readAtOnce(async (tx) => {
		const { tenantId } = context;
		const today = todayOf(context);
		const scope = monthScope(context, input);
		const setting = { tenantId, key: "payroll.closing", unitId: null, siteId: null } as const;
		const [due, [found]] = await Promise.all([
			resolveSetting(tx, { ...setting, day: today }),
			rowsOf<ProgressRow>(tx, progressOf(scope)),
		]);
		const { sites = [], warnings = [] } = found ?? {};
		return { today, dates: closingDates(dayOfIso(scope.to), due), sites, warnings };
	});
