import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Nobody acts as oneself. */
export const impersonationOfOneself = refusal("InvalidAction", "IMPERSONATION_OF_ONESELF");
/** Disabled, gone, or no person. */
export const impersonationNotPossible = refusal("InvalidAction", "IMPERSONATION_NOT_POSSIBLE");
export const notImpersonating = refusal("InvalidAction", "NOT_IMPERSONATING");

export const contract = {
	startImpersonation: endpoint("startImpersonation", {
		route: "POST /api/session/impersonation",
		summary: "Act as somebody else; for administrators, and seen in every trace",
		access: { key: "users.manage", level: "FULL" },
		input: z.object({ userId: id }),
		answer: z.object({ userId: id, sessionId: id }),
		refusals: [impersonationOfOneself, impersonationNotPossible],
	}),
	endImpersonation: endpoint("endImpersonation", {
		route: "DELETE /api/session/impersonation",
		summary: "Act as oneself again; without a session where one's own is over",
		access: { signedIn: true, web: true },
		input: nothing,
		answer: z.object({ isBack: z.boolean() }),
		refusals: [notImpersonating],
	}),
} as const;
