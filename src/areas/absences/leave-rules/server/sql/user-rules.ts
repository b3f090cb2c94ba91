import { type RawBuilder, sql } from "kysely";
import type { AssignedLeaveRule } from "#domain/leave/resolve-leave-rules.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { UserRule } from "../../contract/rules.ts";
import { targetName } from "./rules.ts";

/** A rule that reaches a person, one row for each stretch of days. */
export type UserRuleRow = Omit<UserRule, "isHeld"> & Record<string, unknown>;

/**
 * Where a person stands: her unit and those above, the site, the tags, and by its days the employment type. Unit, site
 * and tags have no days: they are those of now.
 */
const places = sql`
	select 'GLOBAL' as target, '00000000-0000-0000-0000-000000000000'::uuid as target_id, 0 as distance,
		null::date as place_from, null::date as place_to
	union all select 'USER', x.id, 0, null, null
	union all select 'SITE', x.site_id, 0, null, null
	union all select 'UNIT', c.ancestor_id, c.distance, null, null from unit_closure c
		where c.tenant_id = x.tenant_id and c.descendant_id = x.unit_id
	union all select 'EMPLOYMENT_TYPE', e.employment_type_id, 0, e.entry_date, e.exit_date from employment e
		where e.tenant_id = x.tenant_id and e.user_id = x.id and e.employment_type_id is not null
	union all select 'TAG', t.tag_id, 0, null, null from user_tag t
		where t.tenant_id = x.tenant_id and t.user_id = x.id`;

/** Rules that reach a person on a day or later; rows are `UserRuleRow`. */
export const rulesReaching = composedStatement(
	["tenantId", "userId", "day"],
	({ tenantId, userId, day }) => sql`
		select found.* from app_user x
		cross join lateral (
			select r.id as "ruleId", r.name, r.kind, r.activity_id as "activityId", r.is_enabled as "isEnabled", v.id as "versionId", v.settings,
				a.target, ${targetName} as "targetName", p.distance,
				greatest(a.valid_from, v.valid_from, p.place_from) as "validFrom",
				least(a.valid_to, v.valid_to, p.place_to) as "validTo"
			from (${places}) p
			join leave_rule_assignment a on a.tenant_id = x.tenant_id and a.target = p.target and a.target_id = p.target_id
			join leave_rule r on r.tenant_id = a.tenant_id and r.id = a.rule_id
			join leave_rule_version v on v.tenant_id = a.tenant_id and v.rule_id = a.rule_id
			where daterange(a.valid_from, a.valid_to, '[]') * daterange(v.valid_from, v.valid_to, '[]')
				* daterange(p.place_from, p.place_to, '[]') && daterange(${day}, null, '[]')
		) found
		where x.tenant_id = ${tenantId} and x.id = ${userId}
		order by found.name collate natural_order, found."validFrom", found."ruleId"`,
);

/** A rule that is switched on and reaches somebody. */
export interface ReachingLeaveRule extends AssignedLeaveRule {
	readonly userId: string;
}

/**
 * Rules for one account that reach people on a day or later, as `rulesReaching` finds them; rows are `ReachingLeaveRule`.
 *
 * @param day a scalar
 */
export function rulesReachingPeople({
	tenantId,
	userIds,
	activityId,
	day,
}: {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	readonly activityId: string;
	readonly day: RawBuilder<string>;
}): RawBuilder<unknown> {
	return sql`
		select x.id as "userId", r.id as "ruleId", r.kind, r.activity_id as "activityId", v.id as "versionId", v.settings,
			a.target, p.distance, greatest(a.valid_from, v.valid_from, p.place_from)::text as "validFrom",
			least(a.valid_to, v.valid_to, p.place_to)::text as "validTo"
		from app_user x
		cross join lateral (${places}) p
		join leave_rule_assignment a on a.tenant_id = x.tenant_id and a.target = p.target and a.target_id = p.target_id
		join leave_rule r on r.tenant_id = a.tenant_id and r.id = a.rule_id
		join leave_rule_version v on v.tenant_id = a.tenant_id and v.rule_id = a.rule_id
		where x.tenant_id = ${tenantId} and x.id = any(${userIds}::uuid[]) and r.activity_id = ${activityId} and r.is_enabled
			and daterange(a.valid_from, a.valid_to, '[]') * daterange(v.valid_from, v.valid_to, '[]')
				* daterange(p.place_from, p.place_to, '[]') && daterange(${day}, null, '[]')
		order by x.id, v.id, a.id`;
}
