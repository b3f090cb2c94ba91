import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";

/** An illness that somebody is to be told of. */
export interface ToldIllness {
	readonly absenceId: string;
	readonly userId: string;
}

interface Since {
	/** Civil days. */
	readonly today: string;
	readonly since: string;
}

/** Illnesses that count, whose kind asks for a certificate, which none was received for and nobody was told of. */
export function uncertified(tx: Tx, tenantId: string, { today, since }: Since) {
	return rows(tx)<ToldIllness>`
		select b.id as "absenceId", b.user_id as "userId"
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id and a.certificate_from_day is not null
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id and u.is_enabled
		where b.tenant_id = ${tenantId} and b.class_type = 'SICK' and b.state = 'APPROVED'
			and b.from_date >= ${since}::date and b.from_date + a.certificate_from_day - 1 < ${today}::date
			and b.to_date >= b.from_date + a.certificate_from_day - 1
			and not exists (select from sickness s where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.told_due is not null)
			and not exists (select from sick_note n where n.tenant_id = b.tenant_id and n.absence_id = b.id and n.received_on is not null
				and n.au_from <= b.from_date + a.certificate_from_day - 1)
		order by b.user_id, b.from_date, b.id`;
}

/** Long illnesses that go on, of whose continued pay nobody was told yet that it ends. */
export function longIllnesses(tx: Tx, tenantId: string, { today, since }: Since) {
	return rows(tx)<ToldIllness & { from: string; to: string }>`
		select b.id as "absenceId", b.user_id as "userId", b.from_date::text as "from", b.to_date::text as "to"
		from absence b
		join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id and a.occasion is null
		join app_user u on u.tenant_id = b.tenant_id and u.id = b.user_id and u.is_enabled
		where b.tenant_id = ${tenantId} and b.class_type = 'SICK' and b.state = 'APPROVED'
			and b.to_date >= ${since}::date and b.from_date <= ${today}::date
			and not exists (select from sickness s where s.tenant_id = b.tenant_id and s.absence_id = b.id and s.told_pay_end is not null)
		order by b.user_id, b.from_date, b.id`;
}

/** Ids of some people without those of others; both are sub-queries of ids. */
export function peopleWithout(
	people: RawBuilder<string>,
	others: RawBuilder<string>,
): RawBuilder<string> {
	return sql<string>`(select x.id from ${people} x except select y.id from ${others} y)`;
}

/** Keeps that it was told, so that it is told once. */
export async function keepTold(
	tx: Tx,
	tenantId: string,
	{ absenceId, userId }: ToldIllness,
	{ what, now }: { readonly what: "DUE" | "PAY_END"; readonly now: Date },
): Promise<void> {
	const [due, payEnd] = what === "DUE" ? [now, null] : [null, now];
	await execute(tx)`
		insert into sickness as s (tenant_id, absence_id, user_id, told_due, told_pay_end)
		values (${tenantId}, ${absenceId}, ${userId}, ${due}::timestamptz, ${payEnd}::timestamptz)
		on conflict (tenant_id, absence_id) do update
			set told_due = coalesce(excluded.told_due, s.told_due), told_pay_end = coalesce(excluded.told_pay_end, s.told_pay_end)`;
}
