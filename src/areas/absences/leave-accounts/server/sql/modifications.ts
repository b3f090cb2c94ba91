import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { type HandKind, handKinds } from "#domain/leave/leave-line.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { addRows, changeRow } from "#kit/server/versioned-rows/sql.ts";
import { entryUnits, storedAmount } from "./amounts.ts";

/** Whether a person's year was closed, or one after it. */
export async function isClosed(
	tx: Tx,
	tenantId: string,
	{
		userId,
		activityId,
		year,
	}: { readonly userId: string; readonly activityId: string; readonly year: number },
): Promise<boolean> {
	const found = await firstRow(tx)`
		select 1 from leave_year_end y
		join leave_year_end_person p on p.tenant_id = y.tenant_id and p.year_end_id = y.id
		where y.tenant_id = ${tenantId} and y.activity_id = ${activityId} and y.year >= ${year} and y.state <> 'UNDONE'
			and p.user_id = ${userId} limit 1`;
	return found !== undefined;
}

/** What an account was changed how often, to be asked while it is held. */
export async function versionOf(tx: Tx, tenantId: string, id: string): Promise<number> {
	const found = await firstRow(tx)<{ version: number }>`
		select version from leave_account where tenant_id = ${tenantId} and id = ${id}`;
	return found?.version ?? 0;
}

/** Counts a change of an account. @returns its new version */
export function countChange(tx: Tx, tenantId: string, id: string): Promise<number> {
	return changeRow(tx, "leave_account", { tenantId, id }, {});
}

/** An entry by its id, with whose account it stands on. */
export interface StoredModification {
	readonly id: string;
	readonly userId: string;
	readonly activityId: string;
	readonly accountId: string;
	readonly year: number;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly effectiveOn: string;
	readonly expiresOn: string | null;
	/** Written by hand, and not taken back. */
	readonly isOpen: boolean;
}

export function readModification(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<StoredModification>`
		select e.id, a.user_id as "userId", a.activity_id as "activityId", a.id as "accountId", a.year, ${entryUnits("e")} as units, e.unit,
			e.effective_on::text as "effectiveOn", e.expires_on::text as "expiresOn",
			e.kind = any(${[...handKinds]}::text[]) and e.source = 'MANUAL' and not exists (
				select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id) as "isOpen"
		from leave_entry e
		join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
		where e.tenant_id = ${tenantId} and e.id = ${id}`;
}

export interface HandEntry {
	readonly id: string;
	readonly accountId: string;
	readonly kind: HandKind | "REVERSAL";
	readonly units: number;
	readonly unit: AccountUnit;
	readonly effectiveOn: string;
	readonly expiresOn: string | null;
	readonly reason: string;
	readonly reversesId: string | null;
}

export async function insertByHand(tx: Tx, tenantId: string, entry: HandEntry): Promise<void> {
	await addRows(tx, "leave_entry", [
		{
			tenant_id: tenantId,
			id: entry.id,
			account_id: entry.accountId,
			kind: entry.kind,
			origin: "EXTRA",
			source: "MANUAL",
			unit: entry.unit,
			...storedAmount(entry.units, entry.unit),
			effective_on: entry.effectiveOn,
			expires_on: entry.expiresOn,
			reason: entry.reason,
			reverses_id: entry.reversesId,
		},
	]);
}
