import {
	buildAuthorizationUrl,
	calculatePKCECodeChallenge,
	randomNonce,
	randomPKCECodeVerifier,
} from "openid-client";
import {
	type AddressCount,
	addressHash,
	countAddress,
	type FoundTenant,
	findTenant,
} from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import type { contract } from "../contract.ts";
import { providerConfiguration } from "./provider-configuration.ts";
import { providerKinds } from "./provider-kinds.ts";
import { findProvider, insertAttempt, type StoredProvider } from "./sql.ts";
import { attemptSeconds, bindBrowser } from "./sso-cookie.ts";

/** One a second: many people behind one address begin their day at once, and each of them starts but once. */
const startsOfAddress = 600;
const windowSeconds = 600;

type Input = InputOf<(typeof contract)["startSso"]>;

/** Sends the browser to the provider; when that cannot be, back to the sign-in page with the reason. */
export async function startSso(context: PublicContext, input: Input): Promise<unknown> {
	const { services, reply, traceId } = context;
	const page = `/login/${encodeURIComponent(input.tenantNo)}`;
	if (isStartedElsewhere(context)) return reply.redirect(page, 303);
	if (await isTooOften(context)) {
		return reply.redirect(`${page}?reason=too_many_attempts`, 303);
	}
	const tenant = await findTenant(services, input.tenantNo);
	if (tenant === undefined) return reply.redirect("/login", 303);
	const provider = await services.database.transaction(tenant.tenantId, (tx) =>
		findProvider(tx, tenant.tenantId, input.provider),
	);
	const back = `/login/${tenant.tenantNo}?reason=sso_rejected&code=${traceId}`;
	if (provider === undefined) return reply.redirect(back, 303);
	try {
		const address = await beginAttempt(context, tenant, provider, input);
		return reply.redirect(address.href, 303);
	} catch (error) {
		const { code, message } = error as { code?: string; message?: string };
		const issuer = provider.issuer;
		context.request.log.warn(
			{ issuer, reason: code, cause: message, traceId },
			"the provider of single sign-on cannot be reached",
		);
		return reply.redirect(back, 303);
	}
}

/**
 * Another site must not sign people in by a mere link, as the person whom the provider knows in this browser: it leads to the
 * sign-in page, where they decide that themselves.
 */
function isStartedElsewhere({ request }: PublicContext): boolean {
	return ["cross-site", "same-site"].includes(String(request.headers["sec-fetch-site"]));
}

/** Counts one more start of an address, and answers whether it is one too many: each leaves a row and may ask a provider. */
async function isTooOften(context: PublicContext): Promise<boolean> {
	const { services, now } = context;
	const [use] = await services.database.gate<AddressCount>(
		countAddress({
			addressHash: addressHash(context),
			purpose: "sso-start",
			limit: startsOfAddress,
			windowSeconds,
			now,
		}),
	);
	return use?.isLocked ?? false;
}

async function beginAttempt(
	context: PublicContext,
	{ tenantId, tenantNo }: FoundTenant,
	provider: StoredProvider,
	input: Input,
): Promise<URL> {
	const { services, now, language } = context;
	const configuration = await providerConfiguration(context, provider);
	const verifier = randomPKCECodeVerifier();
	const nonce = randomNonce();
	const state = `${tenantNo}.${newSecret()}`;
	await services.database.transaction(tenantId, (tx) =>
		insertAttempt(tx, {
			tenantId,
			stateHash: hashOfSecret(state),
			providerId: provider.id,
			verifierSealed: services.secrets.seal(verifier),
			nonce,
			persistent: input.persistent === "true",
			now,
			expiresAt: new Date(now.getTime() + attemptSeconds * 1000),
		}),
	);
	bindBrowser(context, state);
	return buildAuthorizationUrl(configuration, {
		redirect_uri: `${services.config.publicUrl}/api/sso/callback`,
		scope: "openid email profile",
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: "S256",
		state,
		nonce,
		ui_locales: language.slice(0, 2),
		...providerKinds[provider.kind].parameters,
	});
}
