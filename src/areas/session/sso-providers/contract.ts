import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import { ssoKinds } from "#areas/session/single-sign-on/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, typedText } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** `details` say what is wrong with the address. */
export const ssoIssuerRefused = statusRefusal(422, "SSO_ISSUER_REFUSED");
export const ssoSecretMissing = statusRefusal(422, "SSO_SECRET_MISSING");
/** Whom people are linked with cannot become somebody else, nor go; `facts.people` counts them. */
export const ssoProviderLinked = refusal("InvalidAction", "SSO_PROVIDER_LINKED");

const kind = z.enum(ssoKinds);

/** Example: `klinikum.example` */
const domain = typedText({ min: 3, max: 253 }).check(
	z.toLowerCase(),
	z.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u),
);

/** For administrators alone: the person who names the provider decides who may be whom. */
const access = { key: "access.defaults", level: "FULL" } as const;

const provider = z.object({
	id,
	kind,
	issuer: z.string(),
	clientId: z.string(),
	domains: z.array(z.string()),
	isEnabled: z.boolean(),
	version: z.number(),
	/** How many people it has recognised. */
	people: z.number(),
});

export const contract = {
	listSsoProviders: endpoint("listSsoProviders", {
		route: "GET /api/sso-providers",
		summary: "The providers of single sign-on that are set up; never their secrets",
		access,
		input: nothing,
		answer: z.object({
			providers: z.array(provider),
			/** What must be entered at the provider: where it sends browsers back to. */
			redirectUri: z.string(),
		}),
	}),
	putSsoProvider: endpoint("putSsoProvider", {
		route: "PUT /api/sso-providers/{kind}",
		summary: "Set up a provider of single sign-on, or change it",
		access,
		input: z.object({
			kind,
			/** As the provider names itself (OpenID Connect). */
			issuer: typedText({ min: 1, max: 500 }),
			clientId: typedText({ min: 1, max: 500 }),
			/** Left out: the one that is kept stays. */
			clientSecret: z.optional(typedText({ min: 1, max: 2000 })),
			/** Whose addresses the provider may speak for. */
			domains: z.array(domain).check(z.minLength(1), z.maxLength(50)),
			isEnabled: z.boolean(),
			/** 0 where it is not set up yet. */
			version: z.int().check(z.gte(0)),
		}),
		answer: nothing,
		refusals: [ssoIssuerRefused, ssoSecretMissing, ssoProviderLinked, lastAdministrator],
	}),
	deleteSsoProvider: endpoint("deleteSsoProvider", {
		route: "DELETE /api/sso-providers/{kind}",
		summary: "Give up a provider that has not recognised anybody yet",
		access,
		input: z.object({ kind }),
		answer: nothing,
		refusals: [ssoProviderLinked, lastAdministrator],
	}),
} as const;
