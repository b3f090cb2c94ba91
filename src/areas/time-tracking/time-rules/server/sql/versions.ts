import { sql } from "kysely";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RuleVersion } from "../../contract/rules.ts";

/** The oldest first. */
export async function versionsOf(tx: Tx, tenantId: string, ruleId: string): Promise<RuleVersion[]> {
	const { rows } = await sql<RuleVersion>`
		select id, valid_from as "validFrom", valid_to as "validTo", settings, examples from time_rule_version
		where tenant_id = ${tenantId} and rule_id = ${ruleId} order by valid_from`.execute(tx);
	return rows;
}

export async function insertVersion(
	tx: Tx,
	tenantId: string,
	{
		ruleId,
		...version
	}: Omit<RuleVersion, "settings"> & { readonly ruleId: string; readonly settings: TimeRule },
): Promise<void> {
	await tx
		.insertInto("time_rule_version")
		.values({
			tenant_id: tenantId,
			id: version.id,
			rule_id: ruleId,
			valid_from: version.validFrom,
			valid_to: version.validTo,
			settings: JSON.stringify(version.settings),
			examples: JSON.stringify(version.examples),
		})
		.execute();
}

/** `validTo`: its last day from now on; null = until further notice. What is not given stays. */
export async function changeVersion(
	tx: Tx,
	tenantId: string,
	id: string,
	{ validTo, settings, examples }: Partial<Pick<RuleVersion, "validTo" | "settings" | "examples">>,
): Promise<void> {
	await tx
		.updateTable("time_rule_version")
		.set({
			...(validTo !== undefined && { valid_to: validTo }),
			...(settings && { settings: JSON.stringify(settings) }),
			...(examples && { examples: JSON.stringify(examples) }),
		})
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

export async function removeVersion(tx: Tx, tenantId: string, id: string): Promise<void> {
	await tx
		.deleteFrom("time_rule_version")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}
