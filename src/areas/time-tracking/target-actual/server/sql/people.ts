import { sql } from "kysely";
import type { Tx } from "../../../../../kit/server/database/tenant-transaction.ts";

/** Civil days, both inclusive; null: open. */
export interface Dated {
	readonly from: string;
	readonly to: string | null;
}

/** Minutes of a day's wall clock; ends beyond 1440 lie on the next day. */
export interface SheetDayRow {
	readonly target: number;
	readonly begin: number | null;
	readonly end: number | null;
	readonly coreBegin: number | null;
	readonly coreEnd: number | null;
	readonly frameBegin: number | null;
	readonly frameEnd: number | null;
	readonly breaks: readonly {
		readonly begin: number;
		readonly minutes: number;
	}[];
}

/** What is kept of a person that says how her days are to be reckoned. */
export interface PersonRow {
	readonly id: string;
	readonly unitId: string;
	readonly siteId: string;
	readonly zone: string;
	readonly birthDate: string | null;
	/** Of today's employment. */
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly employments: readonly (Dated & { readonly typeId: string | null })[];
	readonly contracts: readonly (Dated & { readonly isExempt: boolean })[];
	/** Primary ones. */
	readonly units: readonly (Dated & { readonly unitId: string })[];
	readonly accounts: readonly (Dated & { readonly accountId: string })[];
	readonly worksheets: readonly (Dated & {
		readonly templateId: string;
		readonly cycleStart: string;
	})[];
	readonly exceptions: readonly (SheetDayRow & { readonly day: string })[];
}

const span = sql`'from', x.valid_from, 'to', x.valid_to`;

/** A day of a worksheet as JSON, of the row `x`. */
export const sheetDay = sql`'target', x.target_min, 'begin', x.begin_min, 'end', x.end_min,
	'coreBegin', x.core_begin_min, 'coreEnd', x.core_end_min, 'frameBegin', x.frame_begin_min, 'frameEnd', x.frame_end_min,
	'breaks', x.breaks`;

/** People by id, with all of theirs that is dated; who is not there is left out. */
export async function readPeople(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
): Promise<PersonRow[]> {
	const own = sql`x.tenant_id = ${tenantId} and x.user_id = u.id`;
	const inRange = sql`x.valid_from <= ${to} and (x.valid_to is null or x.valid_to >= ${from})`;
	const { rows } = await sql<PersonRow>`
		select u.id, u.unit_id as "unitId", u.site_id as "siteId", s.time_zone as zone, p.birth_date::text as "birthDate",
			u.entry_date::text as "entryDate", u.exit_date::text as "exitDate",
			(select coalesce(jsonb_agg(jsonb_build_object('from', x.entry_date, 'to', x.exit_date, 'typeId', x.employment_type_id)
				order by x.entry_date), '[]') from employment x where ${own}) as employments,
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'isExempt', x.arbzg_exempt) order by x.valid_from), '[]')
				from contract x where ${own} and ${inRange}) as contracts,
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'unitId', x.unit_id) order by x.valid_from), '[]')
				from user_unit x where ${own} and x.is_primary and ${inRange}) as units,
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'accountId', x.account_id) order by x.valid_from, x.id), '[]')
				from special_account_user x where ${own} and ${inRange}) as accounts,
			(select coalesce(jsonb_agg(jsonb_build_object(${span}, 'templateId', x.template_id, 'cycleStart', x.cycle_start)
				order by x.valid_from), '[]') from worksheet x where ${own} and ${inRange}) as worksheets,
			(select coalesce(jsonb_agg(jsonb_build_object('day', x.day, ${sheetDay}) order by x.day), '[]')
				from worksheet_exception x where ${own} and x.day between ${from} and ${to}) as exceptions
		from app_user u
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		left join user_private p on p.tenant_id = u.tenant_id and p.user_id = u.id
		where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])
		order by u.id`.execute(tx);
	return rows;
}
