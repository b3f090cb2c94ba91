import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, type LoginKind, tenantNotFound } from "../contract.ts";
import { texts } from "../text.ts";
import { findTenant } from "./find-tenant.ts";
import { enabledProviders } from "./sql/logins.ts";

/** The first step: the tenant's name, and the ways in that it has switched on. */
export async function getTenantInfo(
	context: PublicContext,
	{ tenantNo }: InputOf<(typeof contract)["getTenantInfo"]>,
): Promise<AnswerOf<(typeof contract)["getTenantInfo"]>> {
	const { services, language } = context;
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(tenantNotFound);
	const providers = await services.database.once<{ kind: LoginKind }>(
		tenant.tenantId,
		enabledProviders(tenant.tenantId),
	);
	const { providerNames } = texts[language];
	return {
		tenantNo: tenant.tenantNo,
		name: tenant.name,
		language: tenant.language,
		logins: [
			{ id: "MANUAL", name: providerNames.MANUAL, url: null },
			...providers.map(({ kind }) => ({
				id: kind,
				name: providerNames[kind],
				url: `/api/sso/${tenant.tenantNo}/${kind}`,
			})),
		],
	};
}
