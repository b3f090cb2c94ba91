import { type RawBuilder, sql } from "kysely";
import type { FairCounts } from "#domain/auto-plan/department/department-plan.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { fairCounts } from "./fair-counts.ts";

export interface PlanPersonRow {
	readonly id: string;
	readonly targetMinutes: number | null;
	readonly pastMinutes: number;
	readonly counts: FairCounts;
	readonly wishes: readonly {
		readonly begin: number;
		readonly end: number;
		readonly available: boolean;
		readonly weight: number;
	}[];
	/** Where she worked lately, and those of her own department. */
	readonly workspaceIds: readonly string[];
	readonly hourCents: number | null;
}

export interface AskedPeople {
	readonly tenantId: string;
	readonly unitId: string;
	readonly from: string;
	readonly to: string;
	/** Sub-query of those who may be planned; null: everybody. */
	readonly people: RawBuilder<string> | null;
	readonly most: number;
	/** Whether pay is looked at. */
	readonly withPay: boolean;
}

const weeksOfAverage = 24;
const lately = 90;
const weeksOfMonth = 52 / 12;

const byName = sql`u.last_name collate natural_order, u.first_name collate natural_order, u.id`;

/** People of a department and those below it who are there in a range and may be planned, by name; with what a plan minds of each. */
export function planPeople(tx: Tx, asked: AskedPeople) {
	const { tenantId, unitId, from, to, people, most, withPay } = asked;
	const isOpen = people === null ? sql`true` : sql`u.id in ${people}`;
	return rows(tx)<PlanPersonRow>`
		with u as materialized (
			select u.id, u.unit_id, u.site_id, row_number() over (order by ${byName}) as nth from app_user u
			where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isOpen}
				and (u.entry_date is null or u.entry_date <= ${to}) and (u.exit_date is null or u.exit_date >= ${from})
				and u.unit_id in (select descendant_id from unit_closure where tenant_id = ${tenantId} and ancestor_id = ${unitId})
			order by nth limit ${most}
		)
		select u.id, h.minutes as "targetMinutes", p.minutes as "pastMinutes", ${fairCounts({ tenantId, until: from })} as counts,
			${wishesOf(asked)} as wishes, array(select distinct x.workspace_id from shift x where x.tenant_id = ${tenantId}
				and x.user_id = u.id and x.day >= ${from}::date - ${lately}::int and x.day < ${from} and x.workspace_id is not null
				and x.deleted_at is null
				union select w.id from workspace w where w.tenant_id = ${tenantId} and w.unit_id = u.unit_id) as "workspaceIds",
			${withPay ? payOf(asked) : sql`null::int`} as "hourCents"
		from u
		left join lateral (
			select round(sum(c.weekly_min * (least(coalesce(c.valid_to, ${to}), ${to}) - greatest(c.valid_from, ${from}) + 1) / 7.0))::int as minutes
			from contract c where c.tenant_id = ${tenantId} and c.user_id = u.id
				and c.valid_from <= ${to} and (c.valid_to is null or c.valid_to >= ${from})) h on true
		cross join lateral (
			select coalesce(sum(floor(extract(epoch from x.end_at) / 60) - floor(extract(epoch from x.begin_at) / 60)
				- coalesce(x.pause1_min, 0) - coalesce(x.pause2_min, 0)), 0)::int as minutes
			from shift x join activity a on a.tenant_id = x.tenant_id and a.id = x.activity_id
			where x.tenant_id = ${tenantId} and x.user_id = u.id and x.day > ${to}::date - ${7 * weeksOfAverage}::int and x.day < ${from}
				and x.deleted_at is null and x.class_type <> 'SHIFT_FREE' and (x.class_type <> 'SHIFT_STANDBY' or a.counts_as_working_time)) p
		order by u.nth`;
}

/** What the person `u` wishes for in the range. */
const wishesOf = ({ tenantId, from, to }: AskedPeople) => sql`(
	select coalesce(jsonb_agg(jsonb_build_object('begin', floor(extract(epoch from x.begin_at) / 60),
		'end', floor(extract(epoch from x.end_at) / 60), 'available', x.available, 'weight', x.wish) order by x.begin_at), '[]')
	from availability x where x.tenant_id = ${tenantId} and x.user_id = u.id and x.wish is not null
		and tstzrange(x.begin_at, x.end_at) && tstzrange(${from}::date::timestamptz, (${to}::date + 2)::timestamptz))`;

/** What an hour of the person `u` costs on the first day. */
const payOf = ({ tenantId, from }: AskedPeople) => sql`(
	select case when x.kind = 'HOURLY' then x.cents
		else round(x.cents / nullif(c.weekly_min / 60.0 * ${weeksOfMonth}::numeric, 0))::int end
	from wage x
	left join contract c on c.tenant_id = x.tenant_id and c.user_id = x.user_id and c.valid_from <= ${from}
		and (c.valid_to is null or c.valid_to >= ${from})
	where x.tenant_id = ${tenantId} and x.user_id = u.id and x.cost_centre_id is null and x.valid_from <= ${from}
		and (x.valid_to is null or x.valid_to >= ${from}) limit 1)`;
