import {
	allowInsecureRequests,
	authorizationCodeGrant,
	type Configuration,
	type CustomFetch,
	customFetch,
	discovery,
	enableNonRepudiationChecks,
	fetchUserInfo,
} from "openid-client";
import type { RequestContext } from "#kit/server/http/context.ts";
import { guardedFetch } from "#kit/server/outgoing/guarded-fetch.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { ProviderClaims } from "./provider-kinds.ts";
import type { StoredAttempt, StoredProvider } from "./sql.ts";

const freshMs = 600_000;
const timeoutSeconds = 10;

const known = new Map<string, { configuration: Configuration; until: number }>();

/** What the provider says about itself (discovery), kept for ten minutes; a failure is not kept. */
export async function providerConfiguration(context: RequestContext, provider: StoredProvider) {
	const secret = context.services.secrets.unseal(provider.secretSealed);
	const key = hashOfSecret(JSON.stringify([provider.issuer, provider.clientId, secret])).toString(
		"base64",
	);
	const now = context.now.getTime();
	const kept = known.get(key);
	if (kept !== undefined && kept.until > now) return kept.configuration;
	const issuer = new URL(provider.issuer);
	const configuration = await discovery(issuer, provider.clientId, secret, undefined, {
		timeout: timeoutSeconds,
		[customFetch]: guardedFetch({ allowed: context.services.config.outgoingAllow }) as CustomFetch,
		// the package itself would believe whatever comes over TLS
		execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
	});
	if (known.size > 500) known.clear();
	known.set(key, { configuration, until: now + freshMs });
	return configuration;
}

/** Plain http is for a provider on this very machine only, that is for trials and tests. */
function isLoopback({ protocol, hostname }: URL): boolean {
	return protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

/**
 * Code → who it is, from an id token whose signature, issuer, audience, expiry and nonce were checked.
 *
 * @throws whatever the provider or the check has against it
 */
export async function exchangeCode(
	context: RequestContext,
	attempt: StoredAttempt & { provider: StoredProvider },
	answer: { code: string; state: string },
): Promise<ProviderClaims> {
	const { services } = context;
	const { provider } = attempt;
	const configuration = await providerConfiguration(context, provider);
	const returned = new URL(`${services.config.publicUrl}/api/sso/callback`);
	returned.searchParams.set("code", answer.code);
	returned.searchParams.set("state", answer.state);
	// compared with the provider's own word when the browser came back
	returned.searchParams.set("iss", configuration.serverMetadata().issuer);
	const tokens = await authorizationCodeGrant(configuration, returned, {
		pkceCodeVerifier: services.secrets.unseal(attempt.verifierSealed),
		expectedState: answer.state,
		expectedNonce: attempt.nonce,
		idTokenExpected: true,
	});
	const claims = tokens.claims() as ProviderClaims;
	if (claims.email !== undefined) return claims;
	if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
	const more = await fetchUserInfo(configuration, tokens.access_token, claims.sub);
	return { ...more, ...claims };
}
