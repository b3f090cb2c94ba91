import { type RawBuilder, sql } from "kysely";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterSet, masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { leaveBarriers } from "../contract.ts";

export const barrierTable = masterTable("leave_barrier", leaveBarriers, {
	columns: {
		name: "name",
		from: "from_date",
		to: "to_date",
		unitIds: masterSet("leave_barrier_unit", { key: "barrier_id", column: "unit_id" }),
		activityId: "activity_id",
		reason: "reason",
	},
	extra: {
		unitNames: sql`(select string_agg(u.name, ', ' order by u.name collate natural_order)
			from leave_barrier_unit x join unit u on u.tenant_id = x.tenant_id and u.id = x.unit_id
			where x.tenant_id = m.tenant_id and x.barrier_id = m.id)`,
		activityName: sql`(select a.name from activity a where a.tenant_id = m.tenant_id and a.id = m.activity_id)`,
	},
	filters: {
		since: (day) => sql`m.to_date >= ${day}`,
		until: (day) => sql`m.from_date <= ${day}`,
	},
});

/** Barriers that hold in one of some units, be it from above; about the row `m`. */
export const holdingIn = (units: RawBuilder<string>): Narrowing => sql`exists (
	select from leave_barrier_unit x
	join unit_closure c on c.tenant_id = x.tenant_id and c.ancestor_id = x.unit_id
	where x.tenant_id = m.tenant_id and x.barrier_id = m.id and c.descendant_id in ${units})`;

export async function classTypeOf(tx: Tx, tenantId: string, activityId: string) {
	const row = await firstRow(tx)<{ class_type: string }>`
		select class_type from activity where tenant_id = ${tenantId} and id = ${activityId}`;
	return row?.class_type;
}

/** An absence that is asked for; the last day is one of it. */
export interface AskedAbsence {
	readonly userId: string;
	readonly activityId: string;
	readonly from: string;
	readonly to: string;
}

export interface MetBarrier {
	/** Place of the absence among those asked. */
	readonly nth: number;
	readonly barrierId: string;
	readonly name: string;
	readonly reason: string;
	/** The whole barrier. */
	readonly barrierFrom: string;
	readonly barrierTo: string;
	/** From the first to the last day of the absence that it meets. */
	readonly from: string;
	readonly to: string;
}

/**
 * Barriers that absences meet: each person is in her own unit, and in further ones on their days; each unit lies below
 * others. In order of the absences, then of days. One question, however many absences there are.
 */
export function metBarriers(tenantId: string, asked: readonly AskedAbsence[]): Statement {
	const each = (name: keyof AskedAbsence) => asked.map((one) => one[name]);
	return metStatement({
		tenantId,
		userIds: each("userId"),
		activityIds: each("activityId"),
		from: each("from"),
		to: each("to"),
	});
}

const metStatement = composedStatement(
	["tenantId", "userIds", "activityIds", "from", "to"],
	({ tenantId, userIds, activityIds, from, to }) => sql`
		select (q.nth - 1)::int as nth, b.id as "barrierId", b.name, b.reason,
			b.from_date as "barrierFrom", b.to_date as "barrierTo",
			min(greatest(b.from_date, w.from_date)) as from, max(least(b.to_date, w.to_date)) as to
		from unnest(${userIds}::uuid[], ${activityIds}::uuid[], ${from}::date[], ${to}::date[])
			with ordinality q (user_id, activity_id, from_date, to_date, nth)
		join app_user p on p.tenant_id = ${tenantId} and p.id = q.user_id
		join activity a on a.tenant_id = ${tenantId} and a.id = q.activity_id
		cross join lateral (
			select p.unit_id, q.from_date, q.to_date
			union all
			select x.unit_id, greatest(x.valid_from, q.from_date), least(coalesce(x.valid_to, q.to_date), q.to_date)
			from user_unit x where x.tenant_id = ${tenantId} and x.user_id = q.user_id
				and x.valid_from <= q.to_date and coalesce(x.valid_to, 'infinity') >= q.from_date
		) w
		join unit_closure c on c.tenant_id = ${tenantId} and c.descendant_id = w.unit_id
		join leave_barrier_unit x on x.tenant_id = ${tenantId} and x.unit_id = c.ancestor_id
		join leave_barrier b on b.tenant_id = ${tenantId} and b.id = x.barrier_id and b.is_enabled
			and b.from_date <= w.to_date and b.to_date >= w.from_date
			and (b.activity_id = q.activity_id or b.activity_id is null and a.class_type = 'LEAVE')
		group by q.nth, b.id, b.name, b.reason, b.from_date, b.to_date
		order by q.nth, b.from_date, b.name collate natural_order, b.id`,
);

export interface UnitBarrier {
	readonly unitId: string;
	readonly barrierId: string;
	readonly name: string;
	readonly reason: string;
	readonly from: string;
	readonly to: string;
	/** Null: all leave. */
	readonly activityId: string | null;
}

/** Barriers that hold in units on a day of a range, their own and those from above; for the bands of calendars. */
export function barriersOf(
	tenantId: string,
	{
		unitIds,
		from,
		to,
	}: { readonly unitIds: readonly string[]; readonly from: string; readonly to: string },
): Statement {
	return statementOf(sql`
		select distinct on (b.from_date, b.id, c.descendant_id) c.descendant_id as "unitId", b.id as "barrierId", b.name, b.reason,
			b.from_date as from, b.to_date as to, b.activity_id as "activityId"
		from unit_closure c
		join leave_barrier_unit x on x.tenant_id = c.tenant_id and x.unit_id = c.ancestor_id
		join leave_barrier b on b.tenant_id = x.tenant_id and b.id = x.barrier_id and b.is_enabled
		where c.tenant_id = ${tenantId} and c.descendant_id = any(${[...unitIds]}::uuid[])
			and b.from_date <= ${to} and b.to_date >= ${from}
		order by b.from_date, b.id, c.descendant_id`);
}
