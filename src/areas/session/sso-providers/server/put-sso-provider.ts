import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
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
import { demandAdministrator } from "./demand-administrator.ts";
import { insertProvider, lockProvider, type ProviderRow, updateProvider } from "./sql.ts";

type Endpoint = (typeof contract)["putSsoProvider"];
type Input = InputOf<Endpoint>;

export async function putSsoProvider(
	context: WriteContext,
	input: Input,
): Promise<AnswerOf<Endpoint>> {
	demandAdministrator(context.session);
	checkIssuer(context, input);
	const { tx, tenantId } = context;
	const before = await lockProvider(tx, tenantId, input.kind);
	if (before === undefined) await setUp(context, input);
	else await change(context, input, before);
	context.announce({ kind: "SSOPROVIDERS" });
	return {};
}

async function setUp(context: WriteContext, input: Input): Promise<void> {
	const { tx, tenantId, services, now } = context;
	const { kind, clientSecret } = input;
	if (clientSecret === undefined) return refuseWithoutSecret(context);
	const id = newId(now.getTime());
	const secretSealed = services.secrets.seal(clientSecret);
	// given up by somebody else, or set up at the same moment: what was shown does not hold any more
	const isOurs =
		input.version === 0 &&
		(await insertProvider(tx, tenantId, { ...input, id, kind, secretSealed }));
	if (!isOurs) {
		const entity = "sso_provider";
		const current = { version: 0 };
		return refuseStale(tx, { tenantId, entity, entityId: id, current });
	}
	await trace(context, id, null, input);
}

async function change(context: WriteContext, input: Input, before: ProviderRow): Promise<void> {
	const { tx, tenantId, services } = context;
	const { id, people } = before;
	if (input.version !== before.version) {
		const { version } = before;
		await refuseStale(tx, {
			tenantId,
			entity: "sso_provider",
			entityId: id,
			current: { ...tracedProvider(before), version },
		});
	}
	if (people > 0 && namesOthers(before, input)) refuse(ssoProviderLinked, { facts: { people } });
	const secret = input.clientSecret;
	const secretSealed = secret === undefined ? undefined : services.secrets.seal(secret);
	await keepAdministrator(context, () =>
		updateProvider(tx, tenantId, id, { ...input, secretSealed }),
	);
	await trace(context, id, before, input);
}

/** Whether the names by which people were recognised would mean others: Microsoft gives each client its own. */
function namesOthers(before: ProviderRow, input: Input): boolean {
	const isSameIssuer = new URL(before.issuer).href === new URL(input.issuer).href;
	const isSameClient = input.kind !== "ENTRAID" || before.clientId === input.clientId;
	return !isSameIssuer || !isSameClient;
}

function checkIssuer(context: WriteContext, { kind, issuer }: Input): void {
	const fault = issuerFault(kind, issuer, !context.services.config.production);
	if (fault === undefined) return;
	const text = wordsOf(context).issuerFaults[fault];
	refuse(ssoIssuerRefused, { details: [{ field: "issuer", text }] });
}

function refuseWithoutSecret(context: WriteContext): never {
	const text = wordsOf(context).errors.SSO_SECRET_MISSING;
	return refuse(ssoSecretMissing, { details: [{ field: "clientSecret", text }] });
}

function wordsOf({ language }: WriteContext) {
	return texts[language];
}

/** Of the secret only that there is a new one. */
async function trace(
	context: WriteContext,
	entityId: string,
	before: ProviderRow | null,
	input: Input,
): Promise<void> {
	const isSecretNew = input.clientSecret !== undefined;
	await audit(context.tx, context, {
		entity: "sso_provider",
		entityId,
		action: before === null ? "created" : "changed",
		before: before && tracedProvider(before),
		after: { ...tracedProvider(input), ...(isSecretNew && { isSecretNew }) },
	});
}

type Traced = Pick<ProviderRow, "kind" | "issuer" | "clientId" | "domains" | "isEnabled">;

/** What a trace may hold of a provider, which is all but the secret. */
export function tracedProvider(provider: Traced): Traced {
	const { kind, issuer, clientId, domains, isEnabled } = provider;
	return { kind, issuer, clientId, domains, isEnabled };
}
