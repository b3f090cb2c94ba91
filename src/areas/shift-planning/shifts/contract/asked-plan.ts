import * as z from "zod/mini";
import {
	civilDay,
	id,
	lastOf,
	queryFlag,
	queryList,
	queryNumber,
	typedText,
} from "#kit/contract/fields.ts";
import { longestPlan } from "./longest-plan.ts";

/** Whose plan of which days. */
export const planned = {
	from: civilDay,
	to: lastOf(civilDay, "from", { days: longestPlan }),
	unitIds: z.optional(queryList(id)),
	/** With the units below those of `unitIds`. */
	recursive: z._default(queryFlag, true),
	search: z.optional(typedText({ max: 200 })),
	/** Of people who hold one of them on a day of the range. */
	qualificationIds: z.optional(queryList(id)),
} as const;

export const planPaging = (most: number) => ({
	page: z._default(queryNumber(1, 1_000_000), 1),
	pageSize: z._default(queryNumber(1, most), most),
});
