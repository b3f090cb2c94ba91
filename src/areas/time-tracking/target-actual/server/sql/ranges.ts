import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { KeptFigures } from "../current-days.ts";

/** What records say of a person beside her figures. */
export interface RangePerson {
	readonly id: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNumber: string | null;
	readonly unitName: string;
	readonly zone: string;
}

/** In no order. */
export async function rangePeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<RangePerson[]> {
	const { rows } = await sql<RangePerson>`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNumber",
			n.name as "unitName", s.time_zone as zone
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`.execute(tx);
	return rows;
}

/** Days that are kept and do not wait; in order of people and days. */
export async function currentRows(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<KeptFigures[]> {
	const { rows } = await sql<KeptFigures>`
		select r.user_id, r.day::text as day, r.target_min, r.worked_min, r.pause_min, r.auto_pause_min, r.holiday_credit_min,
			r.absence_credit_min, r.extra_min, r.balance_min, r.overtime_min, r.pending_min, r.leave_days::float8 as leave_days,
			r.first_begin, r.last_end, r.flags
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			and not exists (select from day_stale x where x.tenant_id = ${tenantId} and x.user_id = r.user_id
				and x.from_day <= r.day and x.to_day >= r.day)
		order by r.user_id, r.day`.execute(tx);
	return rows;
}
