import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { KindItem } from "#kit/contract/kind-record/kind-record.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { issuerFault } from "../contract/issuer-fault.ts";
import {
	type contract,
	ssoIssuerRefused,
	ssoProviderLinked,
	type ssoProviders,
	ssoSecretMissing,
} from "../contract.ts";
import { texts } from "../text.ts";

type Input = InputOf<typeof contract.putSsoProvider>;
type Provider = KindItem<typeof ssoProviders.declaration>;

/**
 * Who names the provider could sign in as anybody. So it takes an administrator in person: no program, and nobody
 * who acts as another person.
 */
export function demandInPerson(session: Session): void {
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if (session.role !== "USER") refuse(commonRefusals.invalidRole);
}

/** Refuses what cannot be a provider; a new one needs its secret. */
export function checkProvider(
	{ services, language }: WriteContext,
	{ kind, issuer, clientSecret }: Input,
	before: Provider | undefined,
): void {
	const { issuerFaults, errors } = texts[language];
	const fault = issuerFault(kind, issuer, !services.config.production);
	if (fault !== undefined) {
		refuse(ssoIssuerRefused, { details: [{ field: "issuer", text: issuerFaults[fault] }] });
	}
	if (before === undefined && clientSecret === undefined) {
		const text = errors.SSO_SECRET_MISSING;
		refuse(ssoSecretMissing, { details: [{ field: "clientSecret", text }] });
	}
}

/** People stay who they are, and the last administrator's way in stays. */
export async function changeProvider(
	context: WriteContext,
	{ before, after }: { readonly before: Provider; readonly after?: Input },
	write: () => Promise<void>,
): Promise<void> {
	const { people } = before;
	const meansOthers = after === undefined || namesOthers(before, after);
	if (people > 0 && meansOthers) refuse(ssoProviderLinked, { facts: { people } });
	await keepAdministrator(context, write);
}

/** Whether the names by which people were recognised would mean others: Microsoft gives each client its own. */
function namesOthers(before: Provider, input: Input): boolean {
	const isSameIssuer = new URL(before.issuer).href === new URL(input.issuer).href;
	const isSameClient = input.kind !== "ENTRAID" || before.clientId === input.clientId;
	return !isSameIssuer || !isSameClient;
}
