import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

export const tokenTypes = ["FINGERPRINT", "TRANSPONDER", "PIN", "NFC"] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Somebody holds it already; it has to be returned first. */
export const hardwareTokenInUse = refusal("InvalidAction", "HARDWARE_TOKEN_IN_USE");
export const hardwareTokenMalformed = statusRefusal(422, "HARDWARE_TOKEN_MALFORMED");

export const contract = {
	listHardwareTokens: endpoint("listHardwareTokens", {
		route: "GET /api/users/{userId}/hardware-tokens",
		summary: "What a person holds against terminals, what was returned too",
		access: { key: "users.manage", level: "READ" },
		input: z.object({ userId: id }),
		answer: z.object({
			tokens: z.array(
				z.object({
					id,
					type: z.enum(tokenTypes),
					/** The last characters; none of a PIN. */
					hint: z.string(),
					givenAt: instant,
					returnedAt: z.nullable(instant),
				}),
			),
		}),
	}),
	createHardwareToken: endpoint("createHardwareToken", {
		route: "POST /api/users/{userId}/hardware-tokens",
		summary: "Hand a token to a person",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({
			userId: id,
			type: z.enum(tokenTypes),
			/** Number of the card, the PIN, or the terminal's reference to a fingerprint. Kept as a keyed hash. */
			value: typedText({ min: 1, max: 200 }),
		}),
		answer: z.object({ id }),
		refusals: [hardwareTokenInUse, hardwareTokenMalformed],
	}),
	returnHardwareToken: endpoint("returnHardwareToken", {
		route: "PUT /api/users/{userId}/hardware-tokens/{id}/return",
		summary: "Take a token back; it can be given to somebody else",
		access: { key: "users.manage", level: "WRITE" },
		input: z.object({ userId: id, id }),
		answer: nothing,
	}),
} as const;
