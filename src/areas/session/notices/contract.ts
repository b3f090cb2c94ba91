import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing, typedText } from "#kit/contract/fields.ts";
import { noticeModes } from "#kit/contract/notices.ts";

const mode = z.enum(noticeModes);
/** German and English: a list that is open speaks the other language at once. */
const name = z.tuple([z.string(), z.string()]);

/** Of the person in front of the screen. */
const own = { signedIn: true, web: true } as const;

export const contract = {
	listNotices: endpoint("listNotices", {
		route: "GET /api/notices",
		summary: "What one may be told of by mail, and how one wants to be",
		access: own,
		input: nothing,
		answer: z.object({
			/** Without an address nothing can be told. */
			hasMail: z.boolean(),
			/** Of the day, at one's own site: when the digest is made. */
			hour: z.number(),
			groups: z.array(
				z.object({
					id: z.string(),
					name,
					kinds: z.array(z.object({ id: z.string(), name, mode })),
				}),
			),
		}),
	}),
	putNotice: endpoint("putNotice", {
		route: "PUT /api/notices/{kind}",
		summary: "Be told of a kind of thing at once, in the daily digest, or not at all",
		access: own,
		input: z.object({ kind: typedText({ min: 1, max: 100 }), mode }),
		answer: nothing,
	}),
	putNoticeHour: endpoint("putNoticeHour", {
		route: "PUT /api/notice-hour",
		summary: "The hour of one's daily digest",
		access: own,
		input: z.object({ hour: z.int().check(z.minimum(0), z.maximum(23)) }),
		answer: nothing,
	}),
} as const;
