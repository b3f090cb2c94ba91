import type { Words } from "#kit/contract/texts.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { CustomerItem } from "../contract.ts";
import type { texts } from "../text.ts";

/** What the list can be narrowed by; by details only for those who may read them. */
export function customerFilters(
	{ columns: t }: Words<typeof texts>,
	mayRead: boolean,
): readonly GridFilter<CustomerItem>[] {
	const text = (id: "city" | "postalCode" | "country") =>
		filter.text<CustomerItem>({ id, label: t[id] });
	const state = filter.enabledState<CustomerItem>({
		id: "state",
		label: t.isEnabled,
		query: (chosen) => (chosen === "ALL" ? {} : { isEnabled: chosen === "ENABLED" }),
	});
	return mayRead ? [state, text("city"), text("postalCode"), text("country")] : [state];
}
