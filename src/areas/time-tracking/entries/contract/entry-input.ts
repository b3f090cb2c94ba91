import * as z from "zod/mini";
import { customChange } from "#areas/settings/custom-fields/contract/values.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { id, instant } from "#kit/contract/fields.ts";
import { entryWarnings } from "./tracking-answer.ts";

/** Times and kind of an entry. Seconds count, parts of them do not. */
export const entryFields = {
	begin: instant,
	end: instant,
	activityId: id,
	projectNodeId: z._default(z.nullable(id), null),
};

/** Custom fields of entries; what is not named stays. */
export const customFields = { custom: z.optional(customChange) };

/** The entry after it was written, with what has to be known about its times. */
export const written = z.object({
	id,
	version: z.int(),
	state: activityState,
	warnings: entryWarnings,
});
