import * as z from "zod/mini";
import { heldRecord } from "#kit/contract/held-record/held-record.ts";
import { choiceField, textField } from "#kit/contract/master-data/master-fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";
import { tokenTypes } from "./contract/token-types.ts";

/** Somebody holds it already; it has to be returned first. */
export const hardwareTokenInUse = refusal("InvalidAction", "HARDWARE_TOKEN_IN_USE");
export const hardwareTokenMalformed = statusRefusal(422, "HARDWARE_TOKEN_MALFORMED");

export const hardwareTokens = heldRecord({
	name: "HardwareToken",
	plural: "HardwareTokens",
	entity: "hardware_token",
	path: "hardware-tokens",
	permission: "users.manage",
	summaries: {
		list: "What a person holds against terminals, what was returned too",
		create: "Hand a token to a person",
		giveBack: "Take a token back; it can be given to somebody else",
	},
	listAs: "tokens",
	instants: ["givenAt", "returnedAt"],
	fields: { type: choiceField(tokenTypes) },
	/** Number of the card, the PIN, or the terminal's reference to a fingerprint. Kept as a keyed hash. */
	saidOnce: { value: textField() },
	/** The last characters; none of a PIN. */
	shown: { hint: z.string() },
	refusals: [hardwareTokenInUse, hardwareTokenMalformed],
});

export const { contract } = hardwareTokens;
