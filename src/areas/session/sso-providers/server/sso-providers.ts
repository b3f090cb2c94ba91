import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { Session } from "#kit/server/session.ts";
import { type contract, ssoProviderLinked } from "../contract.ts";
import { deleteProvider, lockProvider, type ProviderRow, providersOf } from "./sql.ts";

export const listSsoProviders: Handler<typeof contract.listSsoProviders> = async (context) => {
	const { session, tenantId, services, once } = context;
	requireGlobally(session, "access.defaults", "FULL");
	return {
		providers: await once<ProviderRow>(providersOf(tenantId)),
		redirectUri: `${services.config.publicUrl}/api/sso/callback`,
	};
};

export const deleteSsoProvider: Handler<typeof contract.deleteSsoProvider> = async (
	context,
	{ kind },
) => {
	const { tx, tenantId, session } = context;
	demandAdministrator(session);
	const provider = await lockProvider(tx, tenantId, kind);
	if (provider === undefined) return refuse(commonRefusals.notFound);
	const { id: entityId, people } = provider;
	if (people > 0) refuse(ssoProviderLinked, { facts: { people } });
	await keepAdministrator(context, () => deleteProvider(tx, tenantId, entityId));
	const before = tracedProvider(provider);
	await audit(tx, context, { entity: "sso_provider", entityId, action: "deleted", before });
	context.announce({ kind: "SSOPROVIDERS" });
	return {};
};

/**
 * Who names the provider could sign in as anybody. So it takes an administrator in person: no program, and nobody
 * who acts as another person.
 */
export function demandAdministrator(session: Session): void {
	requireGlobally(session, "access.defaults", "FULL");
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if (session.role !== "USER") refuse(commonRefusals.invalidRole);
}

type Traced = Pick<ProviderRow, "kind" | "issuer" | "clientId" | "domains" | "isEnabled">;

/** What a trace may hold of a provider, which is all but the secret. */
export function tracedProvider(provider: Traced): Traced {
	const { kind, issuer, clientId, domains, isEnabled } = provider;
	return { kind, issuer, clientId, domains, isEnabled };
}
