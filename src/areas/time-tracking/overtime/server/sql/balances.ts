import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

export interface Balance {
	readonly userId: string;
	readonly openedOn: string;
	readonly minutes: number;
}

interface Whose {
	readonly tenantId: string;
	/** The civil day it is: days before it count. */
	readonly today: string;
	/** Conditions of the row `u` of a person. */
	readonly conditions: readonly RawBuilder<unknown>[];
}

type Whom = Pick<Whose, "tenantId" | "today">;

/** The ledger `l` of the account `a`: its sum up to today, and the last day that a month's close has carried over. */
export const ledgerOf = ({ tenantId, today }: Whom): RawBuilder<unknown> => sql`(
	select sum(e.minutes) filter (where e.effective_on <= ${today}::date) as minutes,
		max(e.effective_on) filter (where e.kind = 'MONTH_CLOSE' and r.id is null) as closed
	from overtime_entry e
	left join overtime_entry r on r.tenant_id = e.tenant_id and r.reverses_id = e.id
	where e.tenant_id = ${tenantId} and e.user_id = a.user_id)`;

/** As domain/overtime reckons it, of `a` and `l`: the ledger, and the days since the opening or the last month's close. */
export const minutesOfLedger = ({ tenantId, today }: Whom): RawBuilder<unknown> => sql`(
	coalesce(l.minutes, 0) + coalesce((
		select sum(d.balance_min) from day_result d
		where d.tenant_id = ${tenantId} and d.user_id = a.user_id and d.day < ${today}::date
			and d.day >= a.opened_on and (l.closed is null or d.day > l.closed)), 0))::int`;

const minutesOf = (whose: Whom) =>
	sql`(select ${minutesOfLedger(whose)} from ${ledgerOf(whose)} l)`;

const accounts = (whose: Whose) => sql`overtime_account a
	join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
	where ${sql.join([sql`a.tenant_id = ${whose.tenantId}`, ...whose.conditions], sql` and `)}`;

/** What the accounts of some people come to. */
export function balancesOf(tx: Tx, whose: Whose, userIds: readonly string[]) {
	return rows(tx)<Balance>`
		select a.user_id as "userId", a.opened_on::text as "openedOn", ${minutesOf(whose)} as minutes
		from ${accounts(whose)} and a.user_id = any(${[...userIds]}::uuid[])`;
}

export interface BalanceOfMany {
	readonly accounts: number;
	readonly minutes: number;
	/** How many lie above their upper limit. */
	readonly above: number;
}

/** What those of all of them come to together; a scalar of JSON. */
export function balanceOfMany(whose: Whose): RawBuilder<unknown> {
	return sql`(
		select jsonb_build_object('accounts', count(*)::int, 'minutes', coalesce(sum(x.minutes), 0)::int,
			'above', count(*) filter (where x.minutes > x.upper_min)::int)
		from (select a.upper_min, ${minutesOf(whose)} as minutes from ${accounts(whose)} and u.role = 'USER' and u.is_enabled) x)`;
}
