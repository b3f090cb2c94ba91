import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { LeaveCalendar } from "../../contract/calendar.ts";

interface Days {
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

interface OfKind extends Days {
	readonly userId: string;
	/** Null: there are no accounts. */
	readonly activityId: string | null;
}

/** Holidays of a person's site, the freest of a day first. */
export function holidaysOf(tx: Tx, tenantId: string, userId: string, { from, to }: Days) {
	return rows(tx)<{ date: string; name: string }>`
		select distinct on (h.date) h.date::text as date, h.name
		from app_user u
		join holiday h on h.tenant_id = u.tenant_id and (h.site_id is null or h.site_id = u.site_id)
		where u.tenant_id = ${tenantId} and u.id = ${userId} and h.date >= ${from} and h.date <= ${to} and h.factor > 0
		order by h.date, h.factor desc, h.name, h.id`;
}

/** Leave that is taken from a person's account, with what it costs within these days. */
export function leaveOfYear(tx: Tx, tenantId: string, { userId, activityId, from, to }: OfKind) {
	return rows(tx)<LeaveCalendar["absences"][number]>`
		select b.id, b.from_date::text as "from", b.to_date::text as "to", b.from_part as "fromPart", b.to_part as "toPart", b.state,
			(select trim_scale(coalesce(sum(t.cost), 0))::text from absence_day t
				where t.tenant_id = b.tenant_id and t.absence_id = b.id and t.day >= ${from} and t.day <= ${to}) as days
		from absence b
		join activity k on k.tenant_id = b.tenant_id and k.id = b.activity_id
		where b.tenant_id = ${tenantId} and b.user_id = ${userId} and b.from_date <= ${to} and b.to_date >= ${from}
			and b.state in ('PLANNED', 'REQUESTED', 'APPROVED') and k.deducts = 'LEAVE'
			and coalesce(k.leave_activity_id, k.id) = ${activityId}
		order by b.from_date, b.id`;
}

/** Barriers of a person's unit for a kind of leave. */
export function barriersOfPerson(
	tx: Tx,
	tenantId: string,
	{ userId, activityId, from, to }: OfKind,
) {
	return rows(tx)<LeaveCalendar["barriers"][number]>`
		select b.id, b.name, b.reason, b.from_date::text as "from", b.to_date::text as "to"
		from leave_barrier b
		where b.tenant_id = ${tenantId} and b.is_enabled and b.from_date <= ${to} and b.to_date >= ${from}
			and (b.activity_id is null or b.activity_id = ${activityId})
			and exists (
				select from leave_barrier_unit x
				join unit_closure c on c.tenant_id = x.tenant_id and c.ancestor_id = x.unit_id
				join app_user u on u.tenant_id = c.tenant_id and u.unit_id = c.descendant_id
				where x.tenant_id = b.tenant_id and x.barrier_id = b.id and u.id = ${userId})
		order by b.from_date, b.id`;
}
