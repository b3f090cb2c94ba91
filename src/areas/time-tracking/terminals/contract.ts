import * as z from "zod/mini";
import { tokenTypes } from "#areas/staff/hardware-tokens/contract/token-types.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { referenceField, textField } from "#kit/contract/master-data/master-fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";

/** Unknown, used, or older than ten minutes. */
export const terminalCodeInvalid = statusRefusal(422, "TERMINAL_CODE_INVALID");

export const terminals = masterData({
	name: "Terminal",
	plural: "Terminals",
	entity: "terminal",
	path: "/api/terminals",
	permission: "terminals.manage",
	topic: "TERMINALS",
	isArchivable: true,
	traceReach: "COMPANY",
	fields: { name: textField({ max: 100 }), siteId: referenceField("site") },
	sortedBy: "name",
	extra: {
		siteName: z.string(),
		isPaired: z.boolean(),
		/** Null: never heard of. */
		seenAt: z.nullable(instant),
		/** The last booking of its own count that was taken over. */
		sequenceSeen: z.number(),
	},
});

export const contract = {
	...terminals.contract,
	createTerminalPairing: endpoint("createTerminalPairing", {
		route: "POST /api/terminals/{id}/pairing",
		summary: "A code of ten minutes; an earlier one ends",
		access: { key: "terminals.manage", level: "WRITE" },
		input: z.object({ id }),
		answer: z.object({ code: z.string(), tenantNo: z.string(), until: instant }),
	}),
	deleteTerminalPairing: endpoint("deleteTerminalPairing", {
		route: "DELETE /api/terminals/{id}/pairing",
		summary: "Take a terminal's token away; it has to be paired anew",
		access: { key: "terminals.manage", level: "WRITE" },
		input: z.object({ id }),
		answer: nothing,
	}),
	pairTerminal: endpoint("pairTerminal", {
		route: "POST /api/terminals/pair",
		summary: "The terminal hands in its code and gets its token, this once",
		access: { public: "a terminal is nobody before it is paired" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			code: typedText({ min: 1, max: 50 }),
		}),
		answer: z.object({ id, name: z.string(), token: z.string(), sequenceSeen: z.number() }),
		refusals: [terminalCodeInvalid],
	}),
	countHardwareTokens: endpoint("countHardwareTokens", {
		route: "GET /api/terminals/{id}/token-types",
		summary: "How many tokens of each kind the people of a terminal's site hold",
		access: { key: "terminals.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			types: z.array(z.object({ type: z.enum(tokenTypes), count: z.number() })),
		}),
	}),
} as const;

export type Terminal = z.output<typeof contract.getTerminal.answer>;
