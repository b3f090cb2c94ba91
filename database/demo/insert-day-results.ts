import { fillResults } from "#areas/time-tracking/target-actual/server/public.ts";
import { addMonths, type DayRange, monthOf } from "#domain/time/month.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** What each day comes to, from the history's first month to the end of the coming one. */
export function insertDayResults(
	{ tx, tenantId }: TenantBuilder,
	{ from, to }: DayRange,
): Promise<void> {
	return fillResults(tx, tenantId, { from: monthOf(from).from, to: monthOf(addMonths(to, 1)).to });
}
