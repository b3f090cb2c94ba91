import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { RuleVersion } from "../../contract/rules.ts";

/** The oldest first. */
export function versionsOf(tx: Tx, tenantId: string, ruleId: string) {
	return rows(tx)<RuleVersion>`
		select id, valid_from as "validFrom", valid_to as "validTo", settings from leave_rule_version
		where tenant_id = ${tenantId} and rule_id = ${ruleId} order by valid_from`;
}

export async function insertVersion(
	tx: Tx,
	tenantId: string,
	{ settings, ...row }: RuleVersion & { readonly ruleId: string },
): Promise<void> {
	const said = { settings: JSON.stringify(settings) };
	await addRows(tx, "leave_rule_version", { tenant_id: tenantId, ...columnsOf(row), ...said });
}

/** What may change of a version: its last day (null: until further notice) and what it says. */
export async function changeVersion(
	tx: Tx,
	tenantId: string,
	{ id, validTo, settings }: Omit<RuleVersion, "validFrom">,
): Promise<void> {
	await execute(
		tx,
	)`update leave_rule_version set valid_to = ${validTo}, settings = ${JSON.stringify(settings)}
		where tenant_id = ${tenantId} and id = ${id}`;
}

export function removeVersion(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "leave_rule_version", { tenantId, id });
}
