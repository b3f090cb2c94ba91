import type { RawBuilder } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";

export interface CompanyPerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
}

type People = RawBuilder<unknown>;

/**
 * Who is meant, by id: people by name, and everybody of units and below; none who is archived.
 *
 * @param among a sub-query of those for whom somebody may decide
 */
export function companyPeople(
	tx: Tx,
	tenantId: string,
	{
		userIds,
		unitIds,
	}: { readonly userIds: readonly string[]; readonly unitIds: readonly string[] },
	among: People,
) {
	return rows(tx)<CompanyPerson>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName" from app_user u
		where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and u.id in ${among}
			and (u.id = any(${[...userIds]}::uuid[]) or u.unit_id in (
				select c.descendant_id from unit_closure c
				where c.tenant_id = ${tenantId} and c.ancestor_id = any(${[...unitIds]}::uuid[])))
		order by u.id`;
}

/** Employments of people that lie in some days; who has none of record is employed as her own dates say. */
export function employmentsWithin(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<{ userId: string; from: string | null; to: string | null }>`
		select distinct on (u.id) u.id as "userId", coalesce(e.entry_date, u.entry_date)::text as "from",
			case when e.user_id is null then u.exit_date else e.exit_date end::text as "to"
		from app_user u
		left join employment e on e.tenant_id = u.tenant_id and e.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[])
			and coalesce(e.entry_date, u.entry_date, '-infinity') <= ${to}
			and coalesce(case when e.user_id is null then u.exit_date else e.exit_date end, 'infinity') >= ${from}
		order by u.id, e.entry_date`;
}

/** Who has a closed month in some days, by name, with the first of them. */
export function closedWithin(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<{ userId: string; firstName: string; lastName: string; month: string }>`
		select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", to_char(min(c.month), 'YYYY-MM') as month
		from closed_month c join app_user u on u.tenant_id = c.tenant_id and u.id = c.user_id
		where c.tenant_id = ${tenantId} and c.user_id = any(${[...ids]}::uuid[])
			and c.month between date_trunc('month', ${from}::date) and ${to}::date
		group by u.tenant_id, u.id order by u.last_name collate natural_order, u.first_name collate natural_order, u.id`;
}

/** Which of some people are not among those for whom somebody may decide. */
export async function firstOutside(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	among: People,
): Promise<string | undefined> {
	const row = await firstRow(tx)<{ id: string }>`
		select w.id from unnest(${[...ids]}::uuid[]) w(id)
		where not exists (select from app_user u where u.tenant_id = ${tenantId} and u.id = w.id and u.id in ${among})
		order by w.id limit 1`;
	return row?.id;
}

/** People of whom somebody may know that they are ill. */
export async function amongOf(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	among: People | null,
): Promise<ReadonlySet<string>> {
	if (among === null) return new Set(ids);
	const found = await rows(tx)<{ id: string }>`
		select u.id from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...ids]}::uuid[]) and u.id in ${among}`;
	return new Set(found.map(({ id }) => id));
}
