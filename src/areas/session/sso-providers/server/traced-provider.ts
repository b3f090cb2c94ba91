import type { ProviderRow } from "./sql.ts";

type Traced = Pick<ProviderRow, "kind" | "issuer" | "clientId" | "domains" | "isEnabled">;

/** What a trace may hold of a provider, which is all but the secret. */
export function tracedProvider(provider: Traced): Traced {
	const { kind, issuer, clientId, domains, isEnabled } = provider;
	return { kind, issuer, clientId, domains, isEnabled };
}
