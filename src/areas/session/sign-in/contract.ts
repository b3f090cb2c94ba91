import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { languages } from "#kit/contract/language.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";
import { getSession, logout } from "#kit/contract/session.ts";

export const tenantNotFound = statusRefusal(404, "TENANT_NOT_FOUND");
export const invalidCredentials = statusRefusal(422, "INVALID_CREDENTIALS");
/** Carries the policy in `facts.policy`; the next step is bound by a cookie of ten minutes. */
export const passwordMustChange = statusRefusal(422, "PASSWORD_MUST_CHANGE");
/** Carries `timeUntilRetry` in seconds. */
export const tooManyAttempts = refusal("TooManyAttempts", "TOO_MANY_ATTEMPTS");

/** Nobody would be left who holds everything and can sign in. */
export const lastAdministrator = refusal("InvalidAction", "LAST_ADMINISTRATOR");

/** The one-time link is unknown, used up or too old. */
export const linkInvalid = statusRefusal(422, "LINK_INVALID");

/** The ways in that the sign-in page offers. */
export const loginProviders = ["MANUAL", "ENTRAID", "GOOGLE", "AUTH0"] as const;
export type LoginKind = (typeof loginProviders)[number];

const passwordText = z.string().check(z.minLength(1), z.maxLength(1000));

export const loginAnswer = z.object({ userId: id, sessionId: id });

export const contract = {
	getTenantInfo: endpoint("getTenantInfo", {
		route: "GET /api/tenants/{tenantNo}",
		summary: "Name and sign-in providers of a tenant",
		access: { public: "the first step of signing in" },
		input: z.object({ tenantNo: typedText({ min: 1, max: 50 }) }),
		answer: z.object({
			tenantNo: z.string(),
			name: z.string(),
			language: z.enum(languages),
			logins: z.array(
				z.object({ id: z.enum(loginProviders), name: z.string(), url: z.nullable(z.string()) }),
			),
		}),
		refusals: [tenantNotFound],
	}),
	login: endpoint("login", {
		route: "POST /api/session",
		summary: "Sign in with name and password",
		access: { public: "this is how a session begins" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			username: typedText({ min: 1, max: 200 }),
			password: passwordText,
			persistent: z.boolean(),
			language: z.optional(z.enum(languages)),
			timeZone: z.optional(typedText({ max: 100 })),
		}),
		answer: loginAnswer,
		refusals: [tenantNotFound, invalidCredentials, passwordMustChange, tooManyAttempts],
	}),
	loginByToken: endpoint("loginByToken", {
		route: "POST /api/session/token",
		summary: "Open a one-time link; the step to set a password follows",
		access: { public: "one-time links are opened before a session exists" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			code: typedText({ min: 1, max: 200 }),
		}),
		answer: loginAnswer,
		refusals: [linkInvalid, passwordMustChange],
	}),
	getSession,
	logout,
	listSessions: endpoint("listSessions", {
		route: "GET /api/sessions",
		summary: "One's own open sessions",
		access: { signedIn: true, web: true },
		input: nothing,
		answer: z.object({
			sessions: z.array(
				z.object({
					id,
					provider: z.string(),
					client: z.string(),
					seenAt: instant,
					endsAt: instant,
					persistent: z.boolean(),
					current: z.boolean(),
				}),
			),
		}),
	}),
	endSession: endpoint("endSession", {
		route: "DELETE /api/sessions/{id}",
		summary: "End one of one's own sessions",
		access: { signedIn: true, web: true },
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;
