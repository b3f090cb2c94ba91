import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface EndedShifts {
	readonly userId: string;
	/** First and last day of them; civil days. */
	readonly from: string;
	readonly to: string;
}

/**
 * People whose planned shifts ended lately without anything booked, where a rule makes entries of such shifts; in order of
 * their ids. Closed months are left as they are.
 */
export function endedShifts(
	tx: Tx,
	tenantId: string,
	between: { readonly since: Date; readonly now: Date },
	page: { readonly afterId: string; readonly most: number },
) {
	return rows(tx)<EndedShifts>`
		select s.user_id as "userId", min(s.day)::text as from, max(s.day)::text as to
		from shift s
		where s.tenant_id = ${tenantId} and s.user_id > ${page.afterId} and s.deleted_at is null
			-- a shift lasts two days at most
			and s.day >= (${between.since}::timestamptz)::date - 3 and s.day <= (${between.now}::timestamptz)::date + 1
			and s.end_at > ${between.since} and s.end_at <= ${between.now}
			and s.class_type not in ('SHIFT_FREE', 'SHIFT_STANDBY')
			and exists (select from time_rule r
				where r.tenant_id = ${tenantId} and r.type = 'AUTOSHIFTTOTRACKING' and r.is_enabled)
			and not exists (select from time_tracking t
				where t.tenant_id = ${tenantId} and t.user_id = s.user_id and t.day between s.day - 2 and s.day + 2
					and t.deleted_at is null and t.state in ('APPROVED', 'REQUESTED')
					and t.begin_at < s.end_at and coalesce(t.end_at, 'infinity') > s.begin_at)
			and not exists (select from time_tracking t where t.tenant_id = ${tenantId} and t.shift_id = s.id)
			and not exists (select from closed_month c
				where c.tenant_id = ${tenantId} and c.user_id = s.user_id
					and c.month <= s.day + 2 and c.month + interval '1 month' > s.day)
		group by s.user_id order by s.user_id ${atMost(page.most)}`;
}
