import { type RawBuilder, sql } from "kysely";
import type { LeaveRuleKind } from "#domain/leave/leave-rule.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { ListedRule, RuleAnswer } from "../../contract/rules.ts";

/** Of the rule `r`. */
const activityName: RawBuilder<string> = sql`
	(select y.name from activity y where y.tenant_id = r.tenant_id and y.id = r.activity_id)`;

/** All rules, each with the version that holds on a day, else the next one, else the last. */
export function rulesOn(tenantId: string, today: string): Statement {
	return statementOf(sql<ListedRule>`
		select r.id, r.name, r.kind, r.activity_id as "activityId", ${activityName} as "activityName",
			r.is_enabled as "isEnabled", r.version, v.settings, v.valid_from as "validFrom",
			(select count(*)::int from leave_rule_assignment a where a.tenant_id = r.tenant_id and a.rule_id = r.id) as "assignmentCount"
		from leave_rule r
		cross join lateral (
			select o.settings, o.valid_from from leave_rule_version o
			where o.tenant_id = r.tenant_id and o.rule_id = r.id
			order by (o.valid_to is null or o.valid_to >= ${today}) desc,
				case when o.valid_to is null or o.valid_to >= ${today} then o.valid_from end, o.valid_from desc
			limit 1
		) v
		where r.tenant_id = ${tenantId}
		order by r.name collate natural_order, r.id`);
}

/** Of the row `a`; null for everybody. */
export const targetName: RawBuilder<string | null> = sql`
	case a.target
		when 'SITE' then (select s.name from site s where s.tenant_id = a.tenant_id and s.id = a.target_id)
		when 'UNIT' then (select n.name from unit n where n.tenant_id = a.tenant_id and n.id = a.target_id)
		when 'EMPLOYMENT_TYPE' then (select e.name from employment_type e where e.tenant_id = a.tenant_id and e.id = a.target_id)
		when 'TAG' then (select t.name from tag t where t.tenant_id = a.tenant_id and t.id = a.target_id)
		when 'USER' then (select u.last_name || ', ' || u.first_name from app_user u where u.tenant_id = a.tenant_id and u.id = a.target_id)
	end`;

/** @param visible people whose own assignments are among the answer */
export function wholeRule(tenantId: string, id: string, visible: RawBuilder<string>): Statement {
	return statementOf(sql<RuleAnswer>`
		select r.id, r.name, r.kind, r.activity_id as "activityId", ${activityName} as "activityName",
			r.is_enabled as "isEnabled", r.version,
			(select jsonb_agg(jsonb_build_object('id', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to,
				'settings', v.settings) order by v.valid_from desc)
				from leave_rule_version v where v.tenant_id = r.tenant_id and v.rule_id = r.id) as versions,
			coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'target', a.target,
				'targetId', case when a.target <> 'GLOBAL' then a.target_id end, 'targetName', ${targetName},
				'validFrom', a.valid_from, 'validTo', a.valid_to)
				order by a.target, ${targetName} collate natural_order, a.valid_from desc)
				from leave_rule_assignment a where a.tenant_id = r.tenant_id and a.rule_id = r.id
					and (a.target <> 'USER' or a.target_id in ${visible})), '[]'::jsonb) as assignments
		from leave_rule r
		where r.tenant_id = ${tenantId} and r.id = ${id}`);
}

export interface StoredRule {
	readonly id: string;
	readonly name: string;
	readonly kind: LeaveRuleKind;
	readonly activityId: string;
	readonly isEnabled: boolean;
	readonly version: number;
}

/** Held until the end of the transaction: all changes of a rule, its versions and assignments come one after the other. */
export function readRule(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredRule>`
		select id, name, kind, activity_id as "activityId", is_enabled as "isEnabled", version from leave_rule
		where tenant_id = ${tenantId} and id = ${id} for update`;
}

export async function insertRule(
	tx: Tx,
	tenantId: string,
	rule: Pick<StoredRule, "id" | "name" | "kind" | "activityId">,
): Promise<void> {
	await addRows(tx, "leave_rule", { tenant_id: tenantId, ...columnsOf(rule) });
}

/** @returns the new version; with no change of its own, where a part of the rule has changed */
export function changeRule(
	tx: Tx,
	tenantId: string,
	id: string,
	change: { readonly name?: string; readonly is_enabled?: boolean } = {},
): Promise<number> {
	return changeRow(tx, "leave_rule", { tenantId, id }, change);
}

export function removeRule(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "leave_rule", { tenantId, id });
}

/** Whether there is such a kind of leave; it stays until the end of the transaction. */
export async function isLeaveActivity(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	const found = await rows(tx)`
		select 1 from activity where tenant_id = ${tenantId} and id = ${id} and class_type = 'LEAVE' for share`;
	return found.length > 0;
}
