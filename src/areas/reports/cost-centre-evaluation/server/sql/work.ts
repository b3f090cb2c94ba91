import { type RawBuilder, sql } from "kysely";
import { isShiftSeen, type ReportScope } from "#areas/reports/report-view/server/public.ts";
import type { Grouping } from "../../contract.ts";

type Part = RawBuilder<unknown>;

const between = ({ from, to }: ReportScope, row: string) =>
	sql`${sql.ref(`${row}.day`)} between ${from} and ${to}`;

/** Work by person, day and what it is charged by: minutes as they were planned and as they came. */
export type Work = (scope: ReportScope, grouping: Grouping) => Part;

/**
 * Shifts. What was worked on a day is shared by the shifts of the day in proportion to their length. Open ones are seen by who plans their
 * department.
 */
export const shiftWork: Work = (scope, grouping) => {
	const { tenantId } = scope;
	const minutes = sql`sum(greatest(entry_minutes(s.begin_at, s.end_at) - coalesce(s.pause1_min, 0) - coalesce(s.pause2_min, 0), 0))`;
	const target = {
		...{ USER: sql`s.user_id`, UNIT: sql`s.unit_id` },
		...{ WORKSPACE: sql`s.workspace_id`, ACTIVITY: sql`s.activity_id` },
	}[grouping];
	// all that a person is charged for on a day is hers
	const whole =
		grouping === "USER" ? minutes : sql`sum(${minutes}) over (partition by s.user_id, s.day)`;
	return sql`
		select s.user_id, s.day, s.target_id, s.planned::float8 as planned,
			coalesce(r.worked_min::float8 * s.planned / nullif(s.whole, 0), 0) as actual
		from (
			select s.user_id, s.day, ${target} as target_id, ${minutes} as planned, ${whole} as whole
			from shift s
			where s.tenant_id = ${tenantId} and ${between(scope, "s")} and s.deleted_at is null
				and s.class_type not in ('SHIFT_FREE', 'SHIFT_STANDBY')
				and ${isShiftSeen(scope)}
			group by 1, 2, 3) s
		left join day_result r on r.tenant_id = ${tenantId} and r.user_id = s.user_id and r.day = s.day`;
};

/** Recorded time; beside it the target of the days, which only people and departments have. */
export const trackedWork: Work = (scope, grouping) => {
	const { tenantId } = scope;
	const target = {
		...{ USER: sql`t.user_id`, UNIT: sql`coalesce(r.unit_id, u.unit_id)` },
		...{ WORKSPACE: sql`s.workspace_id`, ACTIVITY: sql`t.activity_id` },
	}[grouping];
	const tracked = sql`
		select t.user_id, t.day, ${target} as target_id, 0::float8 as planned,
			entry_minutes(t.begin_at, t.end_at)::float8 as actual
		from time_tracking t
		join person u on u.id = t.user_id
		${joined(scope, grouping)}
		where t.tenant_id = ${tenantId} and ${between(scope, "t")} and t.deleted_at is null and t.end_at is not null
			and t.state = 'APPROVED' and t.class_type in ('WORKTIME', 'ACTION')`;
	if (grouping !== "USER" && grouping !== "UNIT") return tracked;
	const own = grouping === "USER" ? sql`r.user_id` : sql`r.unit_id`;
	return sql`${tracked}
		union all
		select r.user_id, r.day, ${own}, r.target_min::float8, 0
		from day_result r join person u on u.id = r.user_id
		where r.tenant_id = ${tenantId} and ${between(scope, "r")} and r.target_min > 0`;
};

/** Where an entry belongs: the department of its day, or the workspace of its shift, else of the first one of its day. */
function joined({ tenantId }: ReportScope, grouping: Grouping): Part {
	if (grouping === "UNIT")
		return sql`left join day_result r on r.tenant_id = ${tenantId} and r.user_id = t.user_id and r.day = t.day`;
	if (grouping !== "WORKSPACE") return sql``;
	return sql`left join lateral (
		select s.workspace_id from shift s
		where s.tenant_id = ${tenantId} and s.user_id = t.user_id and s.day = t.day and s.deleted_at is null
			and s.workspace_id is not null
		order by (s.id = t.shift_id) desc nulls last, s.begin_at limit 1) s on true`;
}
