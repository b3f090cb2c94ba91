import { sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { LedgerFigures } from "#domain/leave/ledger-changes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { entryUnits, heldUnitOfKind, storedAmount } from "./amounts.ts";

export interface StoredAccount {
	readonly id: string;
	readonly userId: string;
	readonly year: number;
}

/** Of the account `a`: a `LeaveOpeningValues`, or null. */
export const openingOf = sql`
	case when a.opened_on is not null then a.opening || jsonb_build_object('day', a.opened_on) end`;

/** The accounts of people of a kind of leave, by year. */
export function accountsOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	activityId: string,
) {
	return rows(tx)<StoredAccount>`
		select a.id, a.user_id as "userId", a.year from leave_account a
		where a.tenant_id = ${tenantId} and a.user_id = any(${[...userIds]}::uuid[]) and a.activity_id = ${activityId}
		order by a.user_id, a.year`;
}

/** Sees to it that a person has accounts of years, and holds all that she has: who settles one waits for who does. */
export function holdAccounts(
	tx: Tx,
	tenantId: string,
	{
		userId,
		activityId,
		wanted,
	}: {
		readonly userId: string;
		readonly activityId: string;
		readonly wanted: readonly { readonly id: string; readonly year: number }[];
	},
): Promise<readonly StoredAccount[]> {
	const own = wanted.map((one) => ({ ...one, userId }));
	return holdAccountsOf(tx, tenantId, { userIds: [userId], activityId, wanted: own });
}

/** The same of several people, always in one order: who holds some never waits for who waits for them. */
export async function holdAccountsOf(
	tx: Tx,
	tenantId: string,
	{
		userIds,
		activityId,
		wanted,
	}: {
		readonly userIds: readonly string[];
		readonly activityId: string;
		readonly wanted: readonly StoredAccount[];
	},
): Promise<readonly StoredAccount[]> {
	const inOrder = wanted.toSorted((a, b) => a.userId.localeCompare(b.userId) || a.year - b.year);
	const each = <K extends keyof StoredAccount>(name: K) => inOrder.map((one) => one[name]);
	await execute(tx)`
		insert into leave_account (tenant_id, id, user_id, year, activity_id, unit)
		select ${tenantId}, w.id, w.user_id, w.year, ${activityId}, ${heldUnitOfKind(tenantId, sql`${activityId}::uuid`)}
		from unnest(${each("id")}::uuid[], ${each("userId")}::uuid[], ${each("year")}::int[]) w(id, user_id, year)
		on conflict (tenant_id, user_id, year, activity_id) do nothing`;
	return rows(tx)<StoredAccount>`
		select id, user_id as "userId", year from leave_account
		where tenant_id = ${tenantId} and user_id = any(${[...userIds]}::uuid[]) and activity_id = ${activityId}
		order by user_id, year for update`;
}

/** Accounts of people who have none of the kind yet. */
export async function addAccounts(
	tx: Tx,
	tenantId: string,
	{ activityId, unit }: { readonly activityId: string; readonly unit: AccountUnit },
	accounts: readonly StoredAccount[],
): Promise<void> {
	if (accounts.length === 0) return;
	await addRows(
		tx,
		"leave_account",
		accounts.map(({ id, userId, year }) => ({
			...{ tenant_id: tenantId, id, user_id: userId, year, activity_id: activityId, unit },
		})),
	);
}

/** An entry that was reckoned and still stands. */
export interface StandingEntry extends LedgerFigures {
	readonly id: string;
	readonly accountId: string;
	readonly unit: AccountUnit;
}

/** What was reckoned of accounts and has not been taken back. */
export function standingEntries(tx: Tx, tenantId: string, accountIds: readonly string[]) {
	// what takes an entry back stands in the same account
	return rows(tx)<StandingEntry>`
		with own as materialized (
			select e.* from leave_entry e where e.tenant_id = ${tenantId} and e.account_id = any(${[...accountIds]}::uuid[]))
		select e.id, e.account_id as "accountId", e.kind, e.origin, ${entryUnits("e")} as units, e.unit,
			e.effective_on::text as "effectiveOn", e.expires_on::text as "expiresOn", e.from_year as "fromYear",
			e.absence_id as "absenceId", e.rule_version_id as "ruleVersionId"
		from own e
		where e.source = 'RULE' and e.kind <> 'REVERSAL' and not exists (select from own r where r.reverses_id = e.id)
		order by e.id`;
}

export interface NewEntry extends LedgerFigures {
	readonly id: string;
	readonly accountId: string;
	readonly unit: AccountUnit;
	readonly why: { readonly steps: readonly string[]; readonly law: string | null };
	readonly reversesId?: string;
}

export async function insertEntries(
	tx: Tx,
	tenantId: string,
	entries: readonly NewEntry[],
): Promise<void> {
	for (let at = 0; at < entries.length; at += together)
		await insertSome(tx, tenantId, entries.slice(at, at + together));
}

/** Entries of one statement: it takes no more values. */
const together = 2_000;

async function insertSome(tx: Tx, tenantId: string, entries: readonly NewEntry[]): Promise<void> {
	await addRows(
		tx,
		"leave_entry",
		entries.map((entry) => ({
			tenant_id: tenantId,
			id: entry.id,
			account_id: entry.accountId,
			kind: entry.kind,
			origin: entry.origin,
			source: "RULE",
			unit: entry.unit,
			...storedAmount(entry.units, entry.unit),
			effective_on: entry.effectiveOn,
			expires_on: entry.expiresOn,
			from_year: entry.fromYear,
			absence_id: entry.absenceId,
			rule_version_id: entry.ruleVersionId,
			why: JSON.stringify(entry.why),
			reverses_id: entry.reversesId ?? null,
		})),
	);
}
