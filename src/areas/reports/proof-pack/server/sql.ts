import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";

export interface ProvedPerson {
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNo: string | null;
	readonly unitName: string;
	/** Of her site. */
	readonly zone: string;
}

export function readProvedPerson(tx: Tx, tenantId: string, userId: string) {
	return firstRow(tx)<ProvedPerson>`
		select u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo", n.name as "unitName",
			s.time_zone as zone
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
}

interface Asked {
	readonly tenantId: string;
	readonly userId: string;
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
}

/** Of the leave years that the days touch. */
export function noticesOf(tx: Tx, { tenantId, userId, from, to }: Asked) {
	return rows(tx)<{
		readonly year: number;
		readonly sentAt: Date;
		readonly channel: "APP" | "LETTER";
		readonly lastDay: string;
		readonly receivedOn: string | null;
		readonly how: "READ" | "HANDED_OVER" | null;
	}>`
		select x.year, x.sent_at as "sentAt", x.channel, x.last_day::text as "lastDay", r.received_on::text as "receivedOn", r.how
		from leave_notice x
		left join leave_notice_receipt r on r.tenant_id = x.tenant_id and r.notice_id = x.id
		where x.tenant_id = ${tenantId} and x.user_id = ${userId}
			and x.year between extract(year from ${from}::date) and extract(year from ${to}::date)
		order by x.sent_at, r.nth`;
}

/** Months of these days that were closed, each with what was corrected since. */
export function closingsOf(tx: Tx, { tenantId, userId, from, to }: Asked) {
	return rows(tx)<{
		readonly month: string;
		readonly at: Date;
		readonly who: string | null;
		/** Null: closed. */
		readonly reason: string | null;
	}>`
		select to_char(c.month, 'YYYY-MM') as month, c.closed_at as at, concat_ws(' ', u.first_name, u.last_name) as who,
			null as reason
		from closed_month c
		left join app_user u on u.tenant_id = c.tenant_id and u.id = c.closed_by
		where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.month between ${from} and ${to}
		union all
		select to_char(m.month, 'YYYY-MM'), m.at, null, m.reason from month_correction m
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.month between ${from} and ${to}
		order by month, at`;
}

export interface SealedEvent {
	readonly id: string;
	/** Hexadecimal. */
	readonly digest: string;
	/** Null where none has come yet. */
	readonly seal: string | null;
}

/** Under which seals events lie, and their checksums. */
export function sealsOfEvents(tx: Tx, tenantId: string, ids: readonly string[]) {
	return rows(tx)<SealedEvent>`
		select e.id, encode(audit_event_digest(e), 'hex') as digest, s.seq::text as seal
		from audit_event e
		left join audit_seal s on s.tenant_id = e.tenant_id and s.epoch = e.epoch and e.xid >= s.from_xid and e.xid < s.to_xid
		where e.tenant_id = ${tenantId} and e.id = any(${[...ids]}::uuid[])`;
}

/** Seals by number, and the last of all: with it the whole chain is known. */
export function sealsNamed(tx: Tx, tenantId: string, numbers: readonly string[]) {
	return rows(tx)<{
		readonly no: string;
		readonly at: Date;
		readonly events: number;
		readonly digest: string;
	}>`
		select s.seq::text as no, s.at, s.events, encode(s.digest, 'hex') as digest from audit_seal s
		where s.tenant_id = ${tenantId} and (s.seq = any(${[...numbers]}::bigint[])
			or s.seq = (select max(x.seq) from audit_seal x where x.tenant_id = ${tenantId}))
		order by s.seq`;
}
