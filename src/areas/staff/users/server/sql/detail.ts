import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import type { contract } from "../../contract.ts";
import { type Asked, itemColumns, itemRows } from "./columns.ts";

type Detail = Omit<AnswerOf<(typeof contract)["getUser"]>, "level" | "invitedUntil"> & {
	readonly invitedUntil: Date | null;
};

/** Everything the panel of a person shows. */
export function userDetail(tx: Tx, asked: Asked, userId: string, now: Date) {
	const { tenantId, today } = asked;
	return firstRow(tx)<Detail>`
		select ${itemColumns(asked)}, case when r.readable then u.role end as role,
			(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.depth), '[]')
				from unit_closure c join unit a on a.tenant_id = c.tenant_id and a.id = c.ancestor_id
				where r.readable and c.tenant_id = ${tenantId} and c.descendant_id = u.unit_id) as "unitPath",
			(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name collate natural_order), '[]')
				from user_unit x join unit a on a.tenant_id = x.tenant_id and a.id = x.unit_id
				where r.readable and x.tenant_id = ${tenantId} and x.user_id = u.id and not x.is_primary
					and x.valid_from <= ${today} and (x.valid_to is null or x.valid_to >= ${today})) as "secondaryUnits",
			(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name collate natural_order), '[]')
				from site a where r.readable and a.tenant_id = ${tenantId} and (a.id = u.site_id or a.id in (
					select site_id from user_site where tenant_id = ${tenantId} and user_id = u.id))) as sites,
			(select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'supervisorId', v.supervisor_id,
					'name', b.first_name || ' ' || b.last_name, 'deputyForId', v.deputy_for,
					'validFrom', v.valid_from, 'validTo', v.valid_to) order by v.valid_from, v.id), '[]')
				from supervisor v join app_user b on b.tenant_id = v.tenant_id and b.id = v.supervisor_id
				where r.readable and v.tenant_id = ${tenantId} and v.user_id = u.id
					and (v.valid_to is null or v.valid_to >= ${today})) as supervisors,
			case when r.readable then exists (
				select from user_login where tenant_id = ${tenantId} and user_id = u.id and is_enabled) end as "hasLogin",
			case when r.readable then (select max(expires_at) from login_token where tenant_id = ${tenantId} and user_id = u.id
				and purpose = 'INVITE' and used_at is null and expires_at > ${now}) end as "invitedUntil"
		from app_user u ${itemRows(asked)}
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}
