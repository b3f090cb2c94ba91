import { findTenant, readPolicy } from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { isResetOpen } from "./sql.ts";

type Endpoint = (typeof contract)["requestPasswordChange"];

export async function requestPasswordChange(
	{ services, now }: PublicContext,
	{ tenant: tenantNo, guid }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(commonRefusals.notFound);
	const { tenantId } = tenant;
	const policy = await services.database.transaction(tenantId, async (tx) =>
		(await isResetOpen(tx, tenantId, guid, now)) ? readPolicy(tx, tenantId, now) : undefined,
	);
	return policy === undefined ? refuse(commonRefusals.notFound) : { policy };
}
