import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing } from "#kit/contract/fields.ts";

export const contract = {
	listOutboxMails: endpoint("listOutboxMails", {
		route: "GET /api/developer/mails",
		summary:
			"The newest hundred mails of the outbox with what they say; only where the developer tools are on",
		access: { key: "access.defaults", level: "FULL" },
		input: nothing,
		answer: z.object({
			mails: z.array(
				z.object({
					id,
					recipient: z.string(),
					template: z.string(),
					language: z.string(),
					state: z.enum(["WAITING", "SENT", "FAILED"]),
					tries: z.number(),
					createdAt: instant,
					sentAt: z.nullable(instant),
					lastError: z.nullable(z.string()),
					/** Null where another key has sealed it. */
					params: z.nullable(z.record(z.string(), z.unknown())),
				}),
			),
		}),
	}),
} as const;
