import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** Activities that are not archived, each with its reasons that are not. */
export function trackingActivities(tenantId: string): Statement {
	return statementOf(sql`
		select a.id, a.name, a.code, a.color, a.class_type as "classType", a.booking_requires_gps as "bookingRequiresGps",
			a.reason_required as "reasonRequired", coalesce((a.approval ->> 'required')::boolean, false) as "needsApproval",
			(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'text', r.text) order by r.text), '[]')
				from activity_reason r
				where r.tenant_id = a.tenant_id and r.activity_id = a.id and r.is_enabled) as reasons
		from activity a
		where a.tenant_id = ${tenantId} and a.category = 'TRACKING' and a.is_enabled
		order by a.name collate natural_order, a.id`);
}

/** The words of one of an activity's reasons that is not archived. */
export async function reasonText(tx: Tx, tenantId: string, activityId: string, reasonId: string) {
	const row = await firstRow(tx)<{ text: string }>`
		select text from activity_reason
		where tenant_id = ${tenantId} and activity_id = ${activityId} and id = ${reasonId} and is_enabled`;
	return row?.text;
}

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
