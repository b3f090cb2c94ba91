import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import { logHistoryParams } from "./contract/params.ts";

const change = z.object({
	/** Names from the outside in, e.g. `["address", "city"]`. */
	field: z.array(z.string()),
	/** As stored, ids of what still exists replaced by its name; null = nothing. */
	before: z.unknown(),
	after: z.unknown(),
});

const event = z.object({
	id,
	at: z.string(),
	entity: z.string(),
	action: z.string(),
	actorKind: z.enum(["USER", "TERMINAL", "APP", "APIKEY", "SYSTEM"]),
	/** Who did it; null where nobody did, or that person is gone. */
	actor: z.nullable(z.string()),
	/** Who acted in the actor's name. */
	impersonator: z.nullable(z.string()),
	reason: z.nullable(z.string()),
	changes: z.array(change),
	/** Something of it is kept back from the one who asks. */
	isMasked: z.boolean(),
});
export type LogEvent = z.output<typeof event>;

export const contract = {
	getLogHistory: endpoint("getLogHistory", {
		route: "GET /api/log-history/{entity}/{entityId}",
		summary: "Who changed an entry when, the newest first; takes READ on the key of its entity",
		// which key it takes depends on the entity; of time entries one may see one's own
		access: { signedIn: true },
		input: z.extend(logHistoryParams, {
			/** Only what is older than this event. */
			before: z.optional(id),
		}),
		answer: z.object({
			events: z.array(event),
			/** To be given as `before` for older ones; null when there are none. */
			next: z.nullable(id),
		}),
	}),
} as const;
