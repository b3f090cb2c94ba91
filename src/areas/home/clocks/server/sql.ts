import type { Activity } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import type { Memory } from "#domain/working-time/timeline/layers.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { TimeClocks } from "../contract.ts";

export interface ClockRow extends Record<string, unknown> {
	readonly activities: readonly (Activity & {
		readonly isDefault: boolean;
		readonly isEnabled: boolean;
		/** For the person, who may have a default of her own beside the company's. */
		readonly isAllowed: boolean;
		readonly isOwnDefault: boolean;
	})[];
	readonly entries: readonly {
		readonly id: string;
		/** Epoch seconds. */
		readonly begin: number;
		readonly end: number | null;
		readonly activityId: string;
		readonly classType: Activity["classType"];
		readonly nodeId: string | null;
		/** Finished automatically: counts again once somebody has approved it. */
		readonly counts: boolean;
		/** Of the running one. */
		readonly memory: Memory | null;
		readonly state: TimeClocks["day"]["entries"][number]["state"];
	}[];
	readonly nodes: readonly Pick<TimeClocks["projectClocks"][number], "project" | "projectNode">[];
	/** Of today, less what holidays and absences credit; null where nothing is kept of the day yet. */
	readonly targetMinutes: number | null;
	/** The planned shift of today; epoch seconds. */
	readonly shift: {
		readonly id: string;
		readonly begin: number;
		readonly end: number;
		readonly zone: string;
	} | null;
	/** Longest time between two entries of one shift. */
	readonly shiftGapMinutes: number;
}

/**
 * Everything the clocks need, in one round trip: activities of the clocks, entries since the day before yesterday (a
 * shift may reach over midnight), nodes that run, have time, are favourites or were asked for, and what is planned.
 */
export function clockFacts(
	tenantId: string,
	userId: string,
	fromDay: string,
	today: string,
	nodeIds: readonly string[],
	now: Date,
): Statement {
	return {
		text: clockFactsText,
		values: [tenantId, userId, fromDay, nodeIds, today, now],
	};
}

const clockFactsText = `
			with entry as materialized (
				select t.* from time_tracking t
				where t.tenant_id = $1 and t.user_id = $2 and t.deleted_at is null
					and (t.day >= $3 or t.end_at is null) and (t.end_at is null or t.state in ('APPROVED', 'REQUESTED'))
			), wanted as materialized (
				select e.project_node_id as id from entry e where e.project_node_id is not null
				union
				select n.id from project_node n
				join project p on p.tenant_id = n.tenant_id and p.id = n.project_id and p.state = 'STARTED'
				join project_assignment a on a.tenant_id = p.tenant_id and a.project_id = p.id and a.user_id = $2
				where n.tenant_id = $1 and n.is_enabled and (n.id = any($4::uuid[]) or exists (
					select from user_setting s
					where s.tenant_id = $1 and s.user_id = $2 and s.scope = 'WEBAPP' and s.key = 'Favorite.Projects'
						and s.value @> to_jsonb(n.id::text)))
			)
			select
				(select coalesce(jsonb_agg(jsonb_build_object(
					'id', a.id, 'name', a.name, 'code', a.code, 'color', a.color, 'classType', a.class_type,
					'bookingRequiresGps', a.booking_requires_gps, 'isDefault', a.is_default, 'isEnabled', a.is_enabled,
					'isAllowed', coalesce(o.is_allowed, true), 'isOwnDefault', coalesce(o.is_default, false))), '[]')
				from activity a
				left join activity_override o on o.tenant_id = $1 and o.user_id = $2 and o.activity_id = a.id
				where a.tenant_id = $1 and a.category = 'TRACKING') as activities,
				(select coalesce(jsonb_agg(jsonb_build_object(
					'id', e.id, 'begin', extract(epoch from e.begin_at)::bigint, 'end', extract(epoch from e.end_at)::bigint,
					'activityId', e.activity_id, 'classType', e.class_type, 'nodeId', e.project_node_id, 'state', e.state,
					'counts', e.end_at is null or e.state = 'APPROVED' or not e.auto_finished,
					'memory', case when e.end_at is null then jsonb_build_object(
						'resumeActivityId', e.resume_activity_id, 'resumeClassType', e.resume_class_type,
						'resumeNodeId', e.resume_node_id, 'formerActivityId', e.former_activity_id,
						'formerClassType', e.former_class_type) end)
					order by e.begin_at), '[]')
				from entry e) as entries,
				(select coalesce(jsonb_agg(jsonb_build_object(
					'project', jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name),
					'projectNode', jsonb_build_object(
						'id', n.id, 'name', n.name, 'parentId', n.parent_id, 'projectId', n.project_id))), '[]')
				from wanted w
				join project_node n on n.tenant_id = $1 and n.id = w.id
				join project p on p.tenant_id = $1 and p.id = n.project_id) as nodes,
				(select greatest(0, r.target_min - r.holiday_credit_min - r.absence_credit_min)
				from day_result r where r.tenant_id = $1 and r.user_id = $2 and r.day = $5::date) as "targetMinutes",
				(select jsonb_build_object('id', s.id, 'begin', extract(epoch from s.begin_at)::bigint,
					'end', extract(epoch from s.end_at)::bigint, 'zone', s.zone)
				from shift s where s.tenant_id = $1 and s.user_id = $2 and s.deleted_at is null and s.published_at is not null
					and s.class_type not in ('SHIFT_FREE', 'SHIFT_STANDBY')
					and (s.day = $5::date or s.day = $5::date - 1 and s.end_at > $6::timestamptz)
				order by s.end_at <= $6::timestamptz, case when s.end_at > $6::timestamptz then s.begin_at end, s.begin_at desc
				limit 1) as shift,
				(select shift_gap_minutes($1, u.unit_id, u.site_id, $5::date)
				from app_user u where u.tenant_id = $1 and u.id = $2) as "shiftGapMinutes"`;
