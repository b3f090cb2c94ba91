import type { SsoKind } from "#areas/session/single-sign-on/contract.ts";

/** Names of companies' products: the same in every language. */
export const providerNames: Readonly<Record<SsoKind, string>> = {
	GOOGLE: "Google",
	ENTRAID: "Microsoft Entra ID",
	AUTH0: "Auth0",
};
