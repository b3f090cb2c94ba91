import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import type { DayExplanation } from "../../contract/day-explanation.ts";

/** What the facts of a day name by id alone. */
export interface NamedFacts {
	readonly unitName: string | null;
	/** First day by id of the version. */
	readonly versionFrom: Readonly<Record<string, string>>;
	/** By id of the entry. */
	readonly entries: Readonly<
		Record<string, { readonly activityName: string; readonly source: string }>
	>;
}

export interface NamedByIds {
	readonly tenantId: string;
	readonly unitId: string;
	readonly versionIds: readonly string[];
	readonly entryIds: readonly string[];
}

export async function readNamedFacts(
	tx: Tx,
	{ tenantId, unitId, versionIds, entryIds }: NamedByIds,
): Promise<NamedFacts> {
	const found = await firstRow(tx)<NamedFacts>`
		select (select n.name from unit n where n.tenant_id = ${tenantId} and n.id = ${unitId}) as "unitName",
			(select coalesce(jsonb_object_agg(v.id, v.valid_from), '{}') from time_rule_version v
				where v.tenant_id = ${tenantId} and v.id = any(${[...versionIds]}::uuid[])) as "versionFrom",
			(select coalesce(jsonb_object_agg(t.id, jsonb_build_object('activityName', a.name, 'source', t.source)), '{}')
				from time_tracking t
				join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
				where t.tenant_id = ${tenantId} and t.id = any(${[...entryIds]}::uuid[])) as entries`;
	return found as NamedFacts;
}

/** A day as it was when its month was closed; undefined while the month is open. */
export function readFrozenDay(tx: Tx, tenantId: string, userId: string, day: string) {
	return firstRow(tx)<NonNullable<DayExplanation["frozen"]>>`
		select to_jsonb(c.closed_at) #>> '{}' as "closedAt", d.result as figures
		from closed_month c
		join frozen_day d on d.tenant_id = c.tenant_id and d.user_id = c.user_id and d.close_no = c.close_no
			and d.day = ${day}::date
		where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.month = date_trunc('month', ${day}::date)::date`;
}

/**
 * An overtime account as it stood when the day began, as domain/overtime reckons it: the ledger, and the days since the
 * opening or the last close before the day. A close that was taken back counts as never made.
 *
 * @param visible sub-query of the people whose accounts may be seen; null: of whomever
 */
export function readAccountBefore(
	tx: Tx,
	tenantId: string,
	userId: string,
	day: string,
	visible: RawBuilder<string> | null,
) {
	return firstRow(tx)<Omit<NonNullable<DayExplanation["account"]>, "afterMinutes">>`
		select l.written as "writtenMinutes", (l.before + coalesce((
				select sum(d.balance_min) from day_result d
				where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.day < ${day}::date
					and d.day >= a.opened_on and (l.closed is null or d.day > l.closed)
			), 0))::int as "beforeMinutes"
		from overtime_account a
		cross join lateral (
			select coalesce(sum(e.minutes) filter (where e.effective_on < ${day}::date), 0) as before,
				coalesce(sum(e.minutes) filter (where e.effective_on = ${day}::date and e.kind <> 'MONTH_CLOSE'), 0)::int as written,
				max(e.effective_on) filter (where e.kind = 'MONTH_CLOSE' and e.effective_on < ${day}::date) as closed
			from overtime_entry e
			left join overtime_entry r on r.tenant_id = e.tenant_id and r.reverses_id = e.id
			left join overtime_entry o on o.tenant_id = e.tenant_id and o.id = e.reverses_id
			where e.tenant_id = ${tenantId} and e.user_id = ${userId}
				and (e.kind <> 'MONTH_CLOSE' or r.id is null) and o.kind is distinct from 'MONTH_CLOSE'
		) l
		where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.opened_on <= ${day}::date
			and ${visible === null ? sql`true` : sql`a.user_id in ${visible}`}`;
}
