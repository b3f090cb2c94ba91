import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import { ssoKinds } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import { typedText } from "#kit/contract/fields.ts";
import { kindRecord } from "#kit/contract/kind-record/kind-record.ts";
import { flagField, ownField, textField } from "#kit/contract/master-data/master-fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** `details` say what is wrong with the address. */
export const ssoIssuerRefused = statusRefusal(422, "SSO_ISSUER_REFUSED");
export const ssoSecretMissing = statusRefusal(422, "SSO_SECRET_MISSING");
/** Whom people are linked with cannot become somebody else, nor go; `facts.people` counts them. */
export const ssoProviderLinked = refusal("InvalidAction", "SSO_PROVIDER_LINKED");

/** Example: `klinikum.example` */
const domain = typedText({ min: 3, max: 253 }).check(
	z.toLowerCase(),
	z.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u),
);

const domains = z.array(domain).check(z.minLength(1), z.maxLength(50));

export const ssoProviders = kindRecord({
	name: "SsoProvider",
	plural: "SsoProviders",
	entity: "sso_provider",
	path: "/api/sso-providers",
	/** For administrators alone: the person who names the provider decides who may be whom. */
	access: { key: "access.defaults", level: "FULL" },
	topic: "SSOPROVIDERS",
	summaries: {
		list: "The providers of single sign-on that are set up; never their secrets",
		put: "Set up a provider of single sign-on, or change it",
		remove: "Give up a provider that has not recognised anybody yet",
	},
	kinds: ssoKinds,
	listAs: "providers",
	/** What must be entered at the provider: where it sends browsers back to. */
	around: { redirectUri: z.string() },
	fields: {
		/** As the provider names itself (OpenID Connect). */
		issuer: textField({ max: 500 }),
		clientId: textField({ max: 500 }),
		/** Whose addresses the provider may speak for. */
		domains: ownField<readonly string[]>(domains, { initial: [], answer: z.array(z.string()) }),
		isEnabled: flagField(true),
	},
	secrets: { clientSecret: typedText({ min: 1, max: 2000 }) },
	/** How many people it has recognised. */
	extra: { people: z.number() },
	refusals: {
		put: [ssoIssuerRefused, ssoSecretMissing, ssoProviderLinked, lastAdministrator],
		remove: [ssoProviderLinked, lastAdministrator],
	},
});

export const { contract } = ssoProviders;
