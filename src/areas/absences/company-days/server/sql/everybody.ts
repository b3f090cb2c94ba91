import { type RawBuilder, sql } from "kysely";

/** Everybody of a company, as a sub-query of ids: the system asks for nobody's rights. */
export function everybodyOf(tenantId: string): RawBuilder<unknown> {
	return sql`(select e.id from app_user e where e.tenant_id = ${tenantId})`;
}
