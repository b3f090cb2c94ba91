import { payrollScope } from "#areas/payroll/payrolls/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { MonthScope } from "./sql/people.ts";

interface Asked {
	readonly month: string;
	readonly siteId?: string | undefined;
}

/** Whose month is looked at: of people one may see, limited to the current site and to the one that is asked about. */
export function monthScope(context: ExportReader, { month, siteId }: Asked): MonthScope {
	return { ...payrollScope(context), ...writtenMonth(month), siteId };
}
