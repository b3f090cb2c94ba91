import { sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { LeaveRecount } from "../../contract/account.ts";
import { entryUnits, limitUnits, storedAmount, unitsIn } from "./amounts.ts";
import { type AskedAccount, askedAccount } from "./detail.ts";

/** What an account comes to by its ledger; in its unit. */
export interface AccountRest {
	readonly accountId: string;
	readonly userId: string;
	readonly activityId: string;
	readonly year: number;
	readonly unit: AccountUnit;
	readonly units: number;
	/** How far it may go below 0. */
	readonly advance: number;
}

/** All accounts of people that have entries. */
export function accountRests(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<AccountRest>`
		select a.id as "accountId", a.user_id as "userId", a.activity_id as "activityId", a.year, a.unit,
			sum(${entryUnits("e")})::int as units, coalesce(max(${limitUnits("advance", sql`a.unit`)}), 0)::int as advance
		from leave_account a
		join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
		left join leave_limit m on m.tenant_id = a.tenant_id and m.user_id = a.user_id and m.activity_id = a.activity_id
		where a.tenant_id = ${tenantId} and a.user_id = any(${[...userIds]}::uuid[])
		group by a.tenant_id, a.id
		order by a.user_id, a.year, a.id`;
}

/** A day of an absence with what it took from the account and takes now, in its unit, and why. */
export interface CauseDay {
	readonly day: string;
	readonly was: number;
	readonly cost: number;
	readonly reason: LeaveRecount["absences"][number]["days"][number]["reason"];
}

export interface NewRecount {
	readonly id: string;
	readonly accountId: string;
	/** Civil day. */
	readonly countedOn: string;
	readonly unit: AccountUnit;
	readonly before: number;
	readonly after: number;
	readonly fellBelow: boolean;
	readonly causes: readonly { readonly id: string; readonly days: readonly CauseDay[] }[];
}

export async function insertRecounts(
	tx: Tx,
	tenantId: string,
	recounts: readonly NewRecount[],
): Promise<void> {
	if (recounts.length === 0) return;
	await addRows(
		tx,
		"leave_recount",
		recounts.map((one) => ({
			tenant_id: tenantId,
			id: one.id,
			account_id: one.accountId,
			counted_on: one.countedOn,
			...storedRests(one),
			fell_below: one.fellBelow,
			causes: JSON.stringify(one.causes),
		})),
	);
}

function storedRests({ before, after, unit }: NewRecount) {
	const [then, now] = [storedAmount(before, unit), storedAmount(after, unit)];
	return {
		...{ rest_before: then.days, rest_after: now.days },
		...{ minutes_before: then.minutes, minutes_after: now.minutes },
	};
}

export interface RecountRow extends Record<string, unknown> {
	readonly id: string;
	readonly on: string;
	readonly unit: AccountUnit;
	readonly before: number;
	readonly after: number;
	readonly fellBelow: boolean;
	readonly causes: readonly {
		readonly absence: LeaveRecount["absences"][number]["absence"];
		readonly days: readonly CauseDay[];
	}[];
}

/** So many of an account are told, the latest first: what lies further back is in its history. */
const mostShown = 10;

/** What counting absences anew did to an account; rows are `RecountRow`. */
export function accountRecounts(account: AskedAccount): Statement {
	return statementOf(sql`
		select c.id, c.counted_on::text as "on", a.unit,
			${unitsIn("c.rest_before", "c.minutes_before")} as before, ${unitsIn("c.rest_after", "c.minutes_after")} as after,
			c.fell_below as "fellBelow",
			coalesce((select jsonb_agg(jsonb_build_object('days', x.cause -> 'days', 'absence', jsonb_build_object('id', b.id,
				'from', b.from_date, 'to', b.to_date, 'fromPart', b.from_part, 'toPart', b.to_part)) order by b.from_date, b.id)
				from jsonb_array_elements(c.causes) x(cause)
				join absence b on b.tenant_id = c.tenant_id and b.id = (x.cause ->> 'id')::uuid), '[]') as causes
		from leave_account a
		join leave_recount c on c.tenant_id = a.tenant_id and c.account_id = a.id
		where ${askedAccount(account)}
		order by c.id desc limit ${mostShown}`);
}
