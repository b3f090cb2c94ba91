import { type RawBuilder, sql } from "kysely";

/** Absences of a person that are still to come or go on, and only planned or asked for. */
export interface OpenAbsences {
	readonly planned: readonly string[];
	readonly requested: readonly string[];
	/** The next leave that counts. */
	readonly nextLeave: { readonly from: string; readonly to: string } | null;
}

/** What a person's dashboard says of her absences; a scalar of JSON. */
export function openAbsences({
	tenantId,
	userId,
	today,
}: Readonly<Record<"tenantId" | "userId" | "today", string>>): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object(
			'planned', coalesce(jsonb_agg(b.id order by b.from_date, b.id) filter (where b.state = 'PLANNED'), '[]'),
			'requested', coalesce(jsonb_agg(b.id order by b.from_date, b.id) filter (where b.state = 'REQUESTED'), '[]'),
			'nextLeave', (jsonb_agg(jsonb_build_object('from', b.from_date, 'to', b.to_date) order by b.from_date, b.id)
				filter (where b.state = 'APPROVED' and b.class_type = 'LEAVE')) -> 0)
		from absence b
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.to_date >= ${today}::date
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED'))`;
}
