import { isLanguage, type Language } from "#kit/contract/language.ts";
import type { Services } from "#kit/server/services.ts";
import { tenantByNo } from "./sql/logins.ts";

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
	const [row] = await services.database.gate<{
		tenant_id: string;
		name: string;
		language: string;
	}>(tenantByNo(tenantNo));
	if (row === undefined) return undefined;
	return {
		tenantId: row.tenant_id,
		tenantNo,
		name: row.name,
		language: isLanguage(row.language) ? row.language : "de-DE",
	};
}
