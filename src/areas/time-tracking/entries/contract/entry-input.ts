import * as z from "zod/mini";
import { customChange } from "#areas/settings/custom-fields/contract/values.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { id, instant, queryNumber, typedText } from "#kit/contract/fields.ts";
import { entryWarnings } from "./tracking-answer.ts";

/** Times and kind of an entry. Seconds count, parts of them do not. */
export const entryFields = {
	begin: instant,
	end: instant,
	activityId: id,
	projectNodeId: z._default(z.nullable(id), null),
};

/** One of the activity's reasons, own words, or both. */
export const reasonFields = {
	reasonId: z._default(z.nullable(id), null),
	reason: z._default(z.nullable(typedText()), null),
};

/** Custom fields of entries; what is not named stays. */
export const customFields = { custom: z.optional(customChange) };

export const version = z.int();
export const ofEntry = { id, version };
export const ofEntryInQuery = z.object({
	id,
	version: queryNumber(1, 2_147_483_647),
});
export const ofChange = { changeRequestId: id, version };

/** The entry after a move. */
export const moved = z.object({ version, state: activityState });

/** The same, with what has to be known about its times. */
export const written = z.object({
	id,
	version,
	state: activityState,
	warnings: entryWarnings,
});
