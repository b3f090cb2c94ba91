import { type RawBuilder, sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { LeaveOpeningValues } from "../../contract/openings.ts";
import { openingOf } from "./ledger.ts";
import { kindAsked } from "./people.ts";

/** The kind of leave whose accounts a table of people fills: that of most rules, else the first by name. */
export async function importedKind(tx: Tx, tenantId: string) {
	const asked = await kindAsked(tx, tenantId, undefined);
	if (asked !== null) return asked;
	const found = await rows(tx)<{ id: string; unit: AccountUnit }>`
		select a.id, a.account_unit as unit from activity a
		where a.tenant_id = ${tenantId} and a.class_type = 'LEAVE' and a.deducts = 'LEAVE' and a.leave_activity_id is null and a.is_enabled
		order by a.name collate natural_order, a.id limit 1`;
	return found[0] ?? null;
}

interface HeldOpening {
	readonly userId: string;
	readonly year: number;
	readonly opening: LeaveOpeningValues | null;
}

/** What accounts of everybody begin with; none of those that go on from the year before. */
export function openingsOfAll(tx: Tx, tenantId: string, activityId: string) {
	return rows(tx)<HeldOpening>`
		select a.user_id as "userId", a.year, ${openingOf} as opening
		from leave_account a
		where a.tenant_id = ${tenantId} and a.activity_id = ${activityId} and a.opened_on is not null`;
}

export interface PutOpening extends HeldOpening {
	readonly activityId: string;
	/** Of an account that there is not yet. */
	readonly id: string;
	readonly unit: AccountUnit;
}

interface DoneOpening {
	readonly userId: string;
	readonly year: number;
	readonly accountId: string;
	readonly version: number;
	/** What stood there before. */
	readonly before: LeaveOpeningValues | null;
}

/** Lets accounts begin so, opening those that there are not; each person with one account. @returns what was done */
export async function putOpenings(
	tx: Tx,
	tenantId: string,
	openings: readonly PutOpening[],
): Promise<readonly DoneOpening[]> {
	const given = givenRows(openings);
	// in the unit that its amounts were read in: of a kind that has another one meanwhile no account is opened
	await execute(tx)`
		insert into leave_account (tenant_id, id, user_id, year, activity_id, unit)
		select ${tenantId}, g.id, g."userId", g.year, g."activityId", g.unit from ${given}
		order by g."userId"
		on conflict (tenant_id, user_id, year, activity_id) do nothing`;
	return rows(tx)<DoneOpening>`
		with held as (
			select a.id, a.user_id, a.year, ${openingOf} as before, g.opening
			from leave_account a
			join ${given} on g."userId" = a.user_id and g.year = a.year and g."activityId" = a.activity_id
			where a.tenant_id = ${tenantId}
			order by a.user_id, a.year for update of a)
		update leave_account a
		set opened_on = (nullif(h.opening, 'null') ->> 'day')::date, opening = nullif(h.opening, 'null') - 'day', version = a.version + 1
		from held h
		where a.tenant_id = ${tenantId} and a.id = h.id
		returning a.user_id as "userId", a.year, a.id as "accountId", a.version, h.before`;
}

function givenRows(openings: readonly PutOpening[]): RawBuilder<unknown> {
	return sql`jsonb_to_recordset(${JSON.stringify(openings)}::jsonb)
		as g(id uuid, "userId" uuid, year int, "activityId" uuid, unit text, opening jsonb)`;
}

/** Of accounts, how often they were changed. */
export async function versionsOf(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string; version: number }>`
		select id, version from leave_account where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return new Map(found.map(({ id, version }) => [id, version]));
}
