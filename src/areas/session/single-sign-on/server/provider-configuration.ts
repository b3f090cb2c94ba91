import { allowInsecureRequests, type Configuration, discovery } from "openid-client";
import type { RequestContext } from "#kit/server/http/context.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { StoredProvider } from "./sql.ts";

const freshMs = 600_000;
const timeoutSeconds = 10;

const known = new Map<string, { configuration: Configuration; until: number }>();

/** What the provider says about itself (discovery), kept for ten minutes; a failure is not kept. */
export async function providerConfiguration(
	context: RequestContext,
	provider: StoredProvider,
): Promise<Configuration> {
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
		...(isLoopback(issuer) ? { execute: [allowInsecureRequests] } : {}),
	});
	if (known.size > 500) known.clear();
	known.set(key, { configuration, until: now + freshMs });
	return configuration;
}

/** Plain http is for a provider on this very machine only, that is for trials and tests. */
function isLoopback({ protocol, hostname }: URL): boolean {
	return protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}
