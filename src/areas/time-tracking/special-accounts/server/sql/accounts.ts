import { sql } from "kysely";
import type { SpecialAccount } from "#domain/surcharge/special-account.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { specialAccounts } from "../../contract/accounts.ts";

export const specialAccountTable = masterTable("special_account", specialAccounts, {
	columns: {
		code: "code",
		name: "name",
		category: "category",
		valueClass: "value_class",
		priority: "priority",
		factorPercent: "factor_percent",
		isForAll: "is_for_all",
	},
	unique: { special_account_code: "code" },
	extra: {
		ruleCount: sql`(select count(*) from special_account_rule r
				where r.tenant_id = m.tenant_id and r.account_id = m.id)`,
		userCount: sql`(select count(distinct a.user_id) from special_account_user a
				where a.tenant_id = m.tenant_id and a.account_id = m.id)`,
	},
});

/** Which of some codes are taken, however they are written. */
export async function takenCodes(tx: Tx, tenantId: string, codes: readonly string[]) {
	const found = await rows(tx)<{ code: string }>`
		select code from special_account
		where tenant_id = ${tenantId} and lower(code) in (select lower(c) from unnest(${[...codes]}::text[]) c)
		order by code collate natural_order`;
	return found.map(({ code }) => code);
}

export interface NewAccount extends SpecialAccount {
	readonly id: string;
	readonly name: string;
}

export async function insertAccounts(tx: Tx, tenantId: string, accounts: readonly NewAccount[]) {
	await addRows(
		tx,
		"special_account",
		accounts.map(({ rules: _, ...account }) => ({ tenant_id: tenantId, ...columnsOf(account) })),
	);
}

/** Whether there is such an account; kept from being archived or deleted meanwhile. */
export function holdAccount(tx: Tx, tenantId: string, accountId: string) {
	return firstRow(tx)<{ isEnabled: boolean }>`
		select is_enabled as "isEnabled" from special_account
		where tenant_id = ${tenantId} and id = ${accountId} for share`;
}
