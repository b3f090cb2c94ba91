import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
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
