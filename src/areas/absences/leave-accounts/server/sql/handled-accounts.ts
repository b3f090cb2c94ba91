import { type RawBuilder, sql } from "kysely";
import { type HandKind, handKinds } from "#domain/leave/leave-line.ts";
import type { CarryReason, LeaveOpeningValues } from "../../contract/openings.ts";
import { entryUnits } from "./amounts.ts";
import { openingOf } from "./ledger.ts";

/** An account with what was written by hand and still holds. */
export interface HandledAccount {
	readonly year: number;
	readonly byHand: readonly {
		readonly kind: HandKind;
		/** Civil days. */
		readonly day: string;
		readonly expiresOn: string | null;
		/** In the unit of the account. */
		readonly units: number;
	}[];
	/** Null: it goes on from the year before. */
	readonly opening: LeaveOpeningValues | null;
	/** Why leave of the year could not be taken in it. */
	readonly carryReason: CarryReason | null;
}

/**
 * Tables `account` and `by_hand` of a statement about people. What was written by hand is looked for once for all of them: a look
 * at each account is one at all entries where few were there when it was planned.
 */
export const handled = (
	tenantId: string,
	userIds: readonly string[],
	activityId: string,
): RawBuilder<unknown> => sql`
	account as materialized (
		select a.* from leave_account a
		where a.tenant_id = ${tenantId} and a.user_id = any(${userIds}::uuid[]) and a.activity_id = ${activityId}),
	by_hand as materialized (
		select e.account_id, jsonb_agg(jsonb_build_object('kind', e.kind, 'day', e.effective_on, 'expiresOn', e.expires_on,
			'units', ${entryUnits("e")}) order by e.effective_on, e.id) as entries
		from leave_entry e
		where e.tenant_id = ${tenantId} and e.account_id in (select id from account) and e.source = 'MANUAL'
			and e.kind = any(${[...handKinds]}::text[])
			and not exists (select from leave_entry r where r.tenant_id = ${tenantId} and r.reverses_id = e.id)
		group by e.account_id)`;

/** Of the person `p`, her `HandledAccount`s by year, out of these tables; a scalar of JSON. */
export const handledAccounts: RawBuilder<unknown> = sql`(
	select coalesce(jsonb_agg(jsonb_build_object('year', a.year, 'carryReason', a.carry_reason, 'opening', ${openingOf},
		'byHand', coalesce(h.entries, '[]')) order by a.year), '[]')
	from account a left join by_hand h on h.account_id = a.id
	where a.user_id = p.id)`;
