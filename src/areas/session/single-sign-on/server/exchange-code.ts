import { authorizationCodeGrant, fetchUserInfo } from "openid-client";
import type { RequestContext } from "#kit/server/http/context.ts";
import { providerConfiguration } from "./provider-configuration.ts";
import type { ProviderClaims } from "./provider-kinds.ts";
import type { StoredAttempt, StoredProvider } from "./sql.ts";

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
