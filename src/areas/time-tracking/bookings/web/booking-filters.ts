import type { Words } from "#kit/contract/texts.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { ListedBooking } from "../contract/booking-list.ts";
import { bookingOutcomes, bookingSources } from "../contract/booking-words.ts";
import type { texts } from "../text.ts";

/** By way and by outcome: what came from a terminal, what changed nothing. */
export function bookingFilters(t: Words<typeof texts>["history"]) {
	return [
		filter.options<ListedBooking>({
			id: "sources",
			label: t.columns.source,
			options: bookingSources.map((value) => ({
				value,
				label: t.sources[value],
			})),
		}),
		filter.options<ListedBooking>({
			id: "outcomes",
			label: t.columns.outcome,
			options: bookingOutcomes.map((value) => ({
				value,
				label: t.outcomes[value],
			})),
		}),
	];
}
