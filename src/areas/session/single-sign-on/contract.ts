import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, typedLines, typedText } from "#kit/contract/fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";
import { ssoKinds } from "./contract/sso-kinds.ts";

/** The provider, or our own check of its answer, rejected the attempt; the trace id leads to the reason in the log. */
export const ssoRejected = statusRefusal(422, "SSO_REJECTED");

/** In place of a code where the provider sent none. */
export const noCode = "-";

const state = typedText({ min: 7, max: 200 });
const providerText = z.optional(typedLines({ max: 8000 }));

export const contract = {
	startSso: endpoint("startSso", {
		route: "GET /api/sso/{tenantNo}/{provider}",
		summary: "Send the browser to the provider of single sign-on",
		access: { public: "this is how a session begins" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			provider: z.enum(ssoKinds),
			persistent: z.optional(z.enum(["true", "false"])),
		}),
		answer: nothing,
		raw: true,
	}),
	finishSso: endpoint("finishSso", {
		route: "GET /api/sso/callback",
		summary: "Where the provider sends the browser back to",
		access: { public: "the provider calls it through the browser" },
		input: z.object({ state, code: providerText, iss: providerText, error: providerText }),
		answer: nothing,
		raw: true,
	}),
	loginSso: endpoint("loginSso", {
		route: "POST /api/session/sso",
		summary: "Sign in with what the provider sent back",
		access: { public: "this is how a session begins" },
		input: z.object({ code: typedText({ min: 1, max: 8000 }), state }),
		answer: z.object({ userId: id, sessionId: id }),
		refusals: [ssoRejected],
	}),
} as const;
