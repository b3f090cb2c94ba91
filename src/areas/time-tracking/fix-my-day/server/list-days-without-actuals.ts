import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { gapDays } from "#domain/fix-my-day/day-gaps.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type EmptyDaysRow, emptyDaysOf } from "./sql.ts";

/** From what is kept of the days: it is current within a minute. */
export const listDaysWithoutActuals: Handler<typeof contract.listDaysWithoutActuals> = async (
	context,
	input,
) => {
	const { session, tenantId, siteFilter } = context;
	const today = todayOf(context);
	const daysAgo = (days: number) => isoOfDay((dayOfIso(today) - days) as LocalDay);
	const scope = {
		tenantId,
		ownId: session.userId,
		isVisible: isVisible(session, [["timetrackings.manage", "READ"]], today),
		isInSite: isInFilter(session, siteFilter, today),
		from: daysAgo(gapDays),
		to: daysAgo(1),
	};
	const rows = await context.once<EmptyDaysRow>(emptyDaysOf(scope, input));
	return answeredPage(input, rows);
};
