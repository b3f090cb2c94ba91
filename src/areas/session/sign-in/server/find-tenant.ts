import { isLanguage, type Language } from "#kit/contract/language.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Services } from "#kit/server/services.ts";
import { type contract, type LoginKind, tenantNotFound } from "../contract.ts";
import { texts } from "../text.ts";
import { enabledProviders, tenantByNo } from "./sql/logins.ts";

export interface FoundTenant {
	readonly tenantId: string;
	readonly tenantNo: string;
	readonly name: string;
	readonly language: Language;
}

const tenantNoPattern = /^[A-Z0-9]{5}$/;

/** Customer number → tenant; undefined for what cannot be one and for what is none. */
export async function findTenant(
	services: Services,
	typed: string,
): Promise<FoundTenant | undefined> {
	const tenantNo = typed.trim().toUpperCase();
	if (!tenantNoPattern.test(tenantNo)) return undefined;
	const [row] = await services.database.gate<{ tenantId: string; name: string; language: string }>(
		tenantByNo(tenantNo),
	);
	return row && { ...row, tenantNo, language: isLanguage(row.language) ? row.language : "de-DE" };
}

/** The first step: the tenant's name, and the ways in that it has switched on. */
export const getTenantInfo: Handler<typeof contract.getTenantInfo> = async (
	context,
	{ tenantNo },
) => {
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
};
