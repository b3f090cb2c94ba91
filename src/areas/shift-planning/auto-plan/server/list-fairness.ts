import { isInFilter, todayOf, visibleOrAll } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { FairnessRow } from "../contract/fairness.ts";
import type { contract } from "../contract.ts";
import { permission } from "./department.ts";
import { fairnessPage, type ListedFairness } from "./sql/fairness.ts";

type Contract = typeof contract;
type Reader = Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">;

export const listFairness: Handler<Contract["listFairness"]> = async (context, input) => {
	const rows = await context.once<ListedFairness>(fairnessOf(context, input));
	const { items, ...paging } = answeredPage(input, rows);
	return {
		items: items.map(({ id, firstName, lastName, unitName, counts, most }) => ({
			...{ id, firstName, lastName, unitName, counts, parts: partsOf(counts, most) },
		})),
		...paging,
	};
};

function partsOf(counts: FairnessRow["counts"], most: ListedFairness["most"]) {
	const part = (of: keyof ListedFairness["most"]) => counts[of] / Math.max(1, most[of]);
	return { nights: part("nights"), weekends: part("weekends"), holidays: part("holidays") };
}

/** Of the people whose plan the reader may read; until today where no day is named. */
export function fairnessOf(reader: Reader, input: InputOf<Contract["listFairness"]>) {
	const { tenantId, session, siteFilter } = reader;
	const today = todayOf(reader);
	const people = visibleOrAll(session, permission, "READ", today);
	const isInSite = isInFilter(session, siteFilter, today);
	return fairnessPage({ tenantId, people, isInSite }, { ...input, until: input.until ?? today });
}
