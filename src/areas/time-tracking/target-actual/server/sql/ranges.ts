import { sql } from "kysely";
import { type DayMinutes, figureNames } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { readFields } from "./results.ts";

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

/** What records tell of a day. */
export interface CurrentDay extends DayMinutes {
	readonly userId: string;
	/** Civil day. */
	readonly day: string;
	readonly leaveDays: number;
	readonly firstBegin: string | null;
	readonly lastEnd: string | null;
	/** As bits. */
	readonly flags: number;
}

/** Days that are kept and do not wait; in order of people and days. */
export async function keptAndCurrent(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<CurrentDay[]> {
	const { rows } = await sql<
		CurrentDay & { readonly firstBegin: Date | null; readonly lastEnd: Date | null }
	>`
		select ${readFields(["userId", ...figureNames, "firstBegin", "lastEnd", "flags"])}, r.day::text as day,
			r.leave_days::float8 as "leaveDays"
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[]) and r.day >= ${from} and r.day <= ${to}
			and not exists (select from day_stale x where x.tenant_id = ${tenantId} and x.user_id = r.user_id
				and x.from_day <= r.day and x.to_day >= r.day)
		order by r.user_id, r.day`.execute(tx);
	return rows.map(({ firstBegin, lastEnd, ...row }) => ({
		...row,
		firstBegin: firstBegin?.toISOString() ?? null,
		lastEnd: lastEnd?.toISOString() ?? null,
	}));
}
