import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { issuerFault } from "../contract/issuer-fault.ts";
import {
	type contract,
	ssoIssuerRefused,
	ssoProviderLinked,
	ssoSecretMissing,
} from "../contract.ts";
import { texts } from "../text.ts";
import { insertProvider, lockProvider, type ProviderRow, updateProvider } from "./sql.ts";
import { demandAdministrator, tracedProvider } from "./sso-providers.ts";

type Input = InputOf<typeof contract.putSsoProvider>;

const entity = "sso_provider";

export const putSsoProvider: Handler<typeof contract.putSsoProvider> = async (context, input) => {
	const { tx, tenantId, services, session, language } = context;
	const { kind, issuer, clientSecret } = input;
	demandAdministrator(session);
	const fault = issuerFault(kind, issuer, !services.config.production);
	if (fault !== undefined) {
		const text = texts[language].issuerFaults[fault];
		refuse(ssoIssuerRefused, { details: [{ field: "issuer", text }] });
	}
	const before = await lockProvider(tx, tenantId, kind);
	const secretSealed = clientSecret === undefined ? undefined : services.secrets.seal(clientSecret);
	const entityId =
		before === undefined
			? await setUp(context, input, secretSealed)
			: await change(context, { ...input, secretSealed }, before);
	await audit(tx, context, {
		entity,
		entityId,
		action: before === undefined ? "created" : "changed",
		before: before && tracedProvider(before),
		// of the secret only that there is a new one
		after: { ...tracedProvider(input), ...(secretSealed && { isSecretNew: true }) },
	});
	context.announce({ kind: "SSOPROVIDERS" });
	return {};
};

/** @returns its id */
async function setUp(
	{ tx, tenantId, now, language }: WriteContext,
	input: Input,
	secretSealed: Buffer | undefined,
): Promise<string> {
	if (secretSealed === undefined) {
		const text = texts[language].errors.SSO_SECRET_MISSING;
		return refuse(ssoSecretMissing, { details: [{ field: "clientSecret", text }] });
	}
	const id = newId(now.getTime());
	// given up by somebody else, or set up at the same moment: what was shown does not hold any more
	const isOurs =
		input.version === 0 && (await insertProvider(tx, tenantId, { ...input, id, secretSealed }));
	if (!isOurs) await refuseStale(tx, { tenantId, entity, entityId: id, current: { version: 0 } });
	return id;
}

/** @returns its id */
async function change(
	context: WriteContext,
	input: Input & { readonly secretSealed: Buffer | undefined },
	before: ProviderRow,
): Promise<string> {
	const { tx, tenantId } = context;
	const { id, people, version } = before;
	if (input.version !== version) {
		const current = { ...tracedProvider(before), version };
		await refuseStale(tx, { tenantId, entity, entityId: id, current });
	}
	if (people > 0 && namesOthers(before, input)) refuse(ssoProviderLinked, { facts: { people } });
	await keepAdministrator(context, () => updateProvider(tx, tenantId, id, input));
	return id;
}

/** Whether the names by which people were recognised would mean others: Microsoft gives each client its own. */
function namesOthers(before: ProviderRow, input: Input): boolean {
	const isSameIssuer = new URL(before.issuer).href === new URL(input.issuer).href;
	const isSameClient = input.kind !== "ENTRAID" || before.clientId === input.clientId;
	return !isSameIssuer || !isSameClient;
}
