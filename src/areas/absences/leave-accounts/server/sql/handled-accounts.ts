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

/** Of the account `a`; what was taken back is left out. */
const byHand = sql`(
	select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'day', e.effective_on, 'expiresOn', e.expires_on,
		'units', ${entryUnits("e")}) order by e.effective_on, e.id), '[]')
	from leave_entry e
	where e.tenant_id = a.tenant_id and e.account_id = a.id and e.source = 'MANUAL' and e.kind = any(${[...handKinds]}::text[])
		and not exists (select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id))`;

/** Of the person `p`, the `HandledAccount`s of a kind of leave by year; a scalar of JSON. */
export const handledAccounts = (tenantId: string, activityId: string): RawBuilder<unknown> => sql`(
	select coalesce(jsonb_agg(jsonb_build_object('year', a.year, 'carryReason', a.carry_reason, 'opening', ${openingOf},
		'byHand', ${byHand}) order by a.year), '[]')
	from leave_account a
	where a.tenant_id = ${tenantId} and a.user_id = p.id and a.activity_id = ${activityId})`;
