import { fillResults } from "../../src/areas/time-tracking/target-actual/server/public.ts";
import {
	addMonths,
	type DayRange,
	monthOf,
} from "../../src/domain/time/month.ts";
import type { TenantBuilder } from "../../src/kit/testing/tenant-builder.ts";

/** Older days are computed when somebody first asks for them, as anybody's are; a first start is not to wait for all. */
const monthsBack = 1;

/** What each day comes to, of the last months to the end of the coming one. */
export function insertDayResults(
	{ tx, tenantId }: TenantBuilder,
	window: DayRange,
): Promise<void> {
	const { to } = monthOf(addMonths(window.to, 1));
	const { from } = monthOf(addMonths(window.to, -monthsBack));
	return fillResults(tx, tenantId, {
		from: from > window.from ? from : monthOf(window.from).from,
		to,
	});
}
