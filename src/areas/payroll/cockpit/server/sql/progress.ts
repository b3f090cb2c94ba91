import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { SiteProgress, WarningCount } from "../../contract.ts";
import { firstPayroll, isOfMonth, type MonthScope, ownFigure } from "./people.ts";

export interface ProgressRow extends Record<string, unknown> {
	readonly sites: SiteProgress[];
	readonly warnings: WarningCount[];
}

/** How far all sites are, and what warns in the one that is asked about. Warnings are open as `openWarnings` says. */
export function progressOf(scope: MonthScope): Statement {
	const { siteId } = scope;
	const inSite = siteId === undefined ? sql`true` : sql`w.site_id = ${siteId}`;
	return statementOf(sql`
		with state as materialized (
			select u.site_id, u.first_name, u.last_name, coalesce(x.state, 'DRAFT') as state,
				coalesce(x.acknowledged, '[]') as acknowledged, coalesce(f.warnings, '[]') as warnings
			from app_user u ${firstPayroll(scope)} ${ownFigure(scope, "left")}
			where ${isOfMonth({ ...scope, siteId: undefined })}),
		warned as materialized (
			select s.site_id, s.first_name, s.last_name, w.code,
				exists (select from jsonb_to_recordset(s.acknowledged) a(code text, value int)
					where a.code = w.code and a.value >= w.value) as is_said
			from state s cross join lateral jsonb_to_recordset(s.warnings) w(code text, value int)
			where s.state <> 'CLOSED')
		select (
			select coalesce(jsonb_agg(g order by g.name collate natural_order), '[]') from (
				select h.id as "siteId", h.name, count(*) as people, count(*) filter (where s.state = 'DRAFT') as open,
					count(*) filter (where s.state = 'CHECKED') as checked, count(*) filter (where s.state = 'CLOSED') as closed,
					(select count(*) from warned w where w.site_id = h.id and not w.is_said) as warnings
				from state s join site h on h.tenant_id = ${scope.tenantId} and h.id = s.site_id
				group by h.id, h.name) g) as sites, (
			select coalesce(jsonb_agg(g order by g.open desc, g.code), '[]') from (
				select w.code, count(*) filter (where not w.is_said) as open, count(*) filter (where w.is_said) as acknowledged,
					(array_agg(concat_ws(', ', w.last_name, w.first_name) order by w.last_name, w.first_name)
						filter (where not w.is_said))[1] as example
				from warned w where ${inSite} group by w.code) g) as warnings`);
}
