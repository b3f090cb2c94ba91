import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { type ExportPerson, mostPeople } from "../../contract/files.ts";
import type { ConfigRow } from "./configs.ts";
import { waitingOf } from "./facts.ts";

interface Asked {
	readonly month: string;
	readonly exportId?: string | undefined;
	readonly search?: string | undefined;
}

export interface PersonInside extends ExportPerson {
	/** Of all pages. */
	readonly total: number;
}

/** Lines of a file that was made, the newest of the same lines or an older one. */
const linesInside = (tenantId: string, exportId: string) => sql`
	select l.*, coalesce(c.is_written, x.is_written) as is_written
	from payroll_export f
	join payroll_export_line x on x.tenant_id = f.tenant_id and x.export_id = f.root_id
	join payroll_line l on l.tenant_id = x.tenant_id and l.id = x.line_id
	left join payroll_export_line_change c on c.tenant_id = f.tenant_id and c.export_id = f.id and c.line_id = l.id
	where f.tenant_id = ${tenantId} and f.id = ${exportId}`;

/** Who is in a file, or would be, with which closed lines; the first of them by their names. */
export function peopleInside(
	tx: Tx,
	tenantId: string,
	config: ConfigRow,
	{ month, exportId, search }: Asked,
): Promise<PersonInside[]> {
	const lines: RawBuilder<unknown> =
		exportId === undefined
			? sql`select l.*, null::boolean as is_written ${waitingOf(tenantId, config, month)}`
			: linesInside(tenantId, exportId);
	const found =
		search === undefined
			? sql``
			: sql`and strpos(lower(concat_ws(' ', u.last_name, u.first_name, u.personnel_no)), ${search.toLowerCase()}) > 0`;
	return rows(tx)<PersonInside>`
		with line as materialized (${lines}),
		person as (
			select u.id, concat_ws(', ', u.last_name, u.first_name) as name, u.personnel_no, count(*) over ()::int as total
			from app_user u where u.tenant_id = ${tenantId} and u.id in (select user_id from line) ${found}
			order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit ${mostPeople})
		select p.id as "userId", p.name, p.personnel_no as "personnelNo", p.total, jsonb_agg(jsonb_build_object(
			'id', l.id, 'code', a.code, 'name', a.name, 'costCentre', k.code, 'month', to_char(l.month, 'YYYY-MM'),
			'minutes', l.minutes, 'days', l.days, 'cents', l.cents, 'isWritten', l.is_written)
			order by l.month, a.code collate natural_order, k.code, l.id) as lines
		from person p
		join line l on l.user_id = p.id
		join payroll_account a on a.tenant_id = ${tenantId} and a.id = l.account_id
		left join cost_centre k on k.tenant_id = ${tenantId} and k.id = l.cost_centre_id
		group by p.id, p.name, p.personnel_no, p.total
		order by p.name collate natural_order, p.id`;
}
