import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import type { contract } from "../contract.ts";
import { plannedPage } from "./sql/plans.ts";

type Row = PlannedPerson & { readonly total: number } & Record<string, unknown>;

export const listPlannedPeople: Handler<typeof contract.listPlannedPeople> = async (
	context,
	input,
) => {
	const rows = await context.once<Row>(plannedPage(planReader(context), input));
	return answeredPage(input, rows);
};

/** Whose plans somebody may list, at the site that is shown; in a request as in an export. */
export function planReader(
	context: Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">,
) {
	const { tenantId, session, siteFilter } = context;
	const today = todayOf(context);
	return {
		tenantId,
		today,
		areListed: [
			isVisible(session, [["worksheets.manage", "READ"]], today),
			isInFilter(session, siteFilter, today),
		],
	};
}
