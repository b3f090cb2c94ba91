import { fillResults } from "../../src/areas/time-tracking/target-actual/server/public.ts";
import {
	addMonths,
	type DayRange,
	monthOf,
} from "../../src/domain/time/month.ts";
import type { TenantBuilder } from "../../src/kit/testing/tenant-builder.ts";

/** What each day comes to, from the first of the history to the end of the coming month. */
export function insertDayResults(
	{ tx, tenantId }: TenantBuilder,
	window: DayRange,
): Promise<void> {
	const { to } = monthOf(addMonths(window.to, 1));
	return fillResults(tx, tenantId, { from: monthOf(window.from).from, to });
}
