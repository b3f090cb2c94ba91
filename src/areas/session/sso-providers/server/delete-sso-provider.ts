import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, ssoProviderLinked } from "../contract.ts";
import { demandAdministrator } from "./demand-administrator.ts";
import { tracedProvider } from "./put-sso-provider.ts";
import { deleteProvider, lockProvider } from "./sql.ts";

export const deleteSsoProvider: Handler<typeof contract.deleteSsoProvider> = async (
	context,
	{ kind },
) => {
	const { tx, tenantId, session } = context;
	demandAdministrator(session);
	const provider = await lockProvider(tx, tenantId, kind);
	if (provider === undefined) return refuse(commonRefusals.notFound);
	const { id, people } = provider;
	if (people > 0) refuse(ssoProviderLinked, { facts: { people } });
	await keepAdministrator(context, () => deleteProvider(tx, tenantId, id));
	await audit(tx, context, {
		entity: "sso_provider",
		entityId: id,
		action: "deleted",
		before: tracedProvider(provider),
	});
	context.announce({ kind: "SSOPROVIDERS" });
	return {};
};
