import * as z from "zod/mini";
import { queryNumber, typedText } from "./fields.ts";
import { limits } from "./limits.ts";

export const sortDirections = ["ASC", "DESC"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Pages count from 1; "alle" is a page of `limits.listLength`. */
export const listPaging = {
	page: z._default(queryNumber(1, 1_000_000), 1),
	pageSize: z._default(queryNumber(1, limits.listLength), limits.pageSize),
} as const;

/**
 * What every list takes in its query besides its own filters.
 *
 * @param sortable the columns it may be sorted by
 */
export function listInput<const Columns extends readonly [string, ...string[]]>(sortable: Columns) {
	return {
		search: z.optional(typedText({ max: 200 })),
		sortBy: z.optional(z.enum(sortable)),
		sortDirection: z.optional(z.enum(sortDirections)),
		...listPaging,
	};
}

/** How many there are in all. */
export const listTotal = {
	total: z.number(),
	/** There are more than `total`: very long lists are counted up to `limits.listLength` alone. */
	hasMore: z.optional(z.boolean()),
} as const;

/** One page of a list, and how many there are in all. */
export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
	return z.object({
		items: z.array(item),
		...listTotal,
		page: z.number(),
		pageSize: z.number(),
	});
}
