import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export interface NamedRow extends Record<string, unknown> {
	readonly kind: "PROJECT" | "CUSTOMER";
	readonly id: string;
	readonly name: string;
}

/** Projects that some people are assigned to, and the customers of these. */
export function trackingProjects(tenantId: string, people: RawBuilder<unknown>): Statement {
	return statementOf(sql`
		with mine as (
			select p.id, p.name, p.customer_id from project p
			where p.tenant_id = ${tenantId} and exists (select from project_assignment a
				where a.tenant_id = p.tenant_id and a.project_id = p.id and a.user_id in ${people})
		)
		select n.kind, n.id, n.name from (
			select 'PROJECT' as kind, m.id, m.name from mine m
			union all
			select 'CUSTOMER', c.id, c.name from customer c
			where c.tenant_id = ${tenantId} and c.id in (select m.customer_id from mine m)) n
		order by n.kind, n.name collate natural_order, n.id`);
}
