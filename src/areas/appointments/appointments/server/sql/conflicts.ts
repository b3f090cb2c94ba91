import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

type Condition = RawBuilder<unknown>;

export interface BusyPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
}

/** Names of some people. @param people sub-query of ids */
export function namesOf(tx: Tx, tenantId: string, people: Condition): Promise<BusyPerson[]> {
	return rows(tx)<BusyPerson>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName" from app_user u
		where u.tenant_id = ${tenantId} and u.id = any(array(${people}))
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;
}

/** A published shift, or hours and days of an absence that counts; of an absence nothing of what it is. */
export type BusyRow = {
	readonly userId: string;
	readonly name: string | null;
	/** Of shifts. */
	readonly begin: Date | null;
	readonly end: Date | null;
	/** Of absences. */
	readonly from: string | null;
	readonly to: string | null;
	readonly fromPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF" | null;
	readonly toPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF" | null;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
};

/** @param shiftsOf people of whom the kind of shift may be known; null: everybody */
export function busyTimes(
	tx: Tx,
	tenantId: string,
	people: Condition,
	{
		from,
		to,
		shiftsOf,
	}: { readonly from: string; readonly to: string; readonly shiftsOf: Condition | null },
): Promise<BusyRow[]> {
	const isKnown = shiftsOf === null ? sql`true` : sql`s.user_id in ${shiftsOf}`;
	return rows(tx)<BusyRow>`
		select s.user_id as "userId", case when ${isKnown} then v.name end as name, s.begin_at as begin, s.end_at as end,
			null as from, null as to, null as "fromPart", null as "toPart", null::int as "beginMinutes", null::int as "endMinutes"
		from shift s join activity v on v.tenant_id = s.tenant_id and v.id = s.activity_id
		where s.tenant_id = ${tenantId} and s.user_id = any(array(${people})) and s.day between ${from}::date - 2 and ${to}::date
			and s.deleted_at is null and s.published_at is not null and s.class_type <> 'SHIFT_FREE'
		union all
		select b.user_id, null, null, null, b.from_date::text, b.to_date::text, b.from_part, b.to_part, b.begin_min, b.end_min
		from absence b
		where b.tenant_id = ${tenantId} and b.user_id = any(array(${people})) and b.state in ('REQUESTED', 'APPROVED')
			and b.from_date <= ${to} and b.to_date >= ${from}
		limit 2000`;
}

/** People whose names hold some words, of those whom one may invite. @param seen null: everybody */
export function findPeople(
	tenantId: string,
	seen: Condition | null,
	words: readonly Condition[],
): Statement {
	const isSeen = seen === null ? sql`true` : sql`u.id in ${seen}`;
	return statementOf(sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", n.name as "unitName" from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where ${sql.join([sql`u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isSeen}`, ...words], sql` and `)}
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 500`);
}
