import { type RawBuilder, sql } from "kysely";
import { localMinute } from "#areas/shift-planning/shifts/server/public.ts";

/** The shift with an id as JSON, as people are shown it who may take it. */
export function shownShift(tenantId: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object('id', s.id, 'day', s.day, 'beginMinute', ${localMinute("s.begin_at")}, 'endMinute', ${localMinute("s.end_at")},
			'pauseMinutes', coalesce(s.pause1_min, 0) + coalesce(s.pause2_min, 0), 'begin', s.begin_at, 'end', s.end_at,
			'activity', jsonb_build_object('name', a.name, 'code', a.code, 'color', a.color),
			'workspace', case when w.id is not null then jsonb_build_object('name', w.name, 'color', w.color) end, 'unitName', n.name)
		from shift s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		join unit n on n.tenant_id = s.tenant_id and n.id = s.unit_id
		left join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		where s.tenant_id = ${tenantId} and s.id = ${id})`;
}

export interface Reader {
	readonly tenantId: string;
	readonly userId: string;
	/** Civil day on which units and settings count. */
	readonly today: string;
	readonly now: Date;
}

/** Departments whose shifts a person is offered: her own ones and those above them, as a sub-query of ids. */
export function unitsOffered({ tenantId, userId, today }: Omit<Reader, "now">): RawBuilder<string> {
	return sql<string>`(
		select c.ancestor_id from unit_closure c
		where c.tenant_id = ${tenantId} and c.descendant_id = any(array(
			select u.unit_id from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}
			union
			select y.unit_id from user_unit y where y.tenant_id = ${tenantId} and y.user_id = ${userId}
				and y.valid_from <= ${today} and (y.valid_to is null or y.valid_to >= ${today}))))`;
}

/** What people may do to the plan of the unit `unit`, as it is kept. */
export function participation(tenantId: string, unit: string, today: string): RawBuilder<unknown> {
	const id = sql.ref(unit);
	return sql`resolve_setting(${tenantId}, ${id}, (select h.id from unit_closure c
			join site h on h.tenant_id = c.tenant_id and h.unit_id = c.ancestor_id
			where c.tenant_id = ${tenantId} and c.descendant_id = ${id} order by c.distance limit 1),
		'shiftplan.participation', ${today}::date)`;
}
