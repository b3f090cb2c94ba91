import type { SsoKind } from "../contract/sso-kinds.ts";

export interface ProviderClaims {
	readonly sub: string;
	readonly [claim: string]: unknown;
}

interface ProviderKind {
	/** The claim that holds the address, the first that is there. */
	readonly mailClaims: readonly string[];
	/** Whether the provider answers for the address belonging to the person who signed in. */
	mailIsVerified(claims: ProviderClaims): boolean;
	/** Asked of the provider beside the scopes. */
	readonly parameters: Readonly<Record<string, string>>;
}

const saysVerified = (claims: ProviderClaims) => claims.email_verified === true;

/** One implementation of OpenID Connect; this is all in which the three providers differ. */
export const providerKinds: Readonly<Record<SsoKind, ProviderKind>> = {
	GOOGLE: {
		mailClaims: ["email"],
		mailIsVerified: saysVerified,
		parameters: { prompt: "select_account" },
	},
	AUTH0: { mailClaims: ["email"], mailIsVerified: saysVerified, parameters: {} },
	/**
	 * Says nothing about verification. The issuer is that of one directory, so only its own administrators can give
	 * somebody an address; what the directory marks as not verified is not.
	 */
	ENTRAID: {
		mailClaims: ["email", "preferred_username"],
		mailIsVerified: (claims) =>
			claims.email_verified !== false && claims.xms_edov !== false && claims.xms_edov !== 0,
		parameters: {},
	},
};

/** The verified address in an allowed domain, by which a person is recognised the first time; else undefined. */
export function linkableMail(kind: SsoKind, claims: ProviderClaims, domains: readonly string[]) {
	const { mailClaims, mailIsVerified } = providerKinds[kind];
	const mail = mailClaims
		.map((claim) => claims[claim])
		.find((value) => typeof value === "string" && value !== "");
	if (typeof mail !== "string" || !mailIsVerified(claims)) return undefined;
	const domain = mail.slice(mail.lastIndexOf("@") + 1).toLowerCase();
	const isAllowed = domains.some((one) => one.toLowerCase() === domain);
	return isAllowed ? mail : undefined;
}
