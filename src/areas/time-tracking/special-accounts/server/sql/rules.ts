import { sql } from "kysely";
import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { addRows, changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { Condition, Rule } from "../../contract/rules.ts";

/** Of a condition `c`; its type stands in a column of its own. */
const wholeSettings = sql`c.settings || jsonb_build_object('type', c.type)`;

export type StoredRule = Omit<Rule, "conditions"> & { readonly accountId: string };
export type StoredCondition = Condition & { readonly accountId: string };

/** Rules of an account by their first day; undefined where there is no such account. */
export async function rulesOf(
	tx: Tx,
	tenantId: string,
	accountId: string,
): Promise<Rule[] | undefined> {
	const row = await firstRow(tx)<{ rules: Rule[] }>`
		select coalesce((
			select json_agg(json_build_object('id', r.id, 'version', r.version, 'name', r.name,
				'validFrom', r.valid_from, 'validTo', r.valid_to, 'conditions', coalesce((
					select json_agg(json_build_object('id', c.id, 'version', c.version, 'settings', ${wholeSettings}) order by c.id)
					from special_account_condition c where c.tenant_id = r.tenant_id and c.rule_id = r.id), '[]'))
				order by r.valid_from, r.id)
			from special_account_rule r
			where r.tenant_id = a.tenant_id and r.account_id = a.id), '[]') as rules
		from special_account a where a.tenant_id = ${tenantId} and a.id = ${accountId}`;
	return row?.rules;
}

export function readRule(tx: Tx, tenantId: string, ruleId: string) {
	return firstRow(tx)<StoredRule>`
		select id, version, account_id as "accountId", name, valid_from as "validFrom", valid_to as "validTo"
		from special_account_rule
		where tenant_id = ${tenantId} and id = ${ruleId} for update`;
}

/**
 * Keeps all rules of a rule's account from others until the end of the transaction, and counts them: 0 where there is no such rule.
 * Before the rule itself is held, or two who hold different ones would wait for each other.
 */
export async function holdRulesBeside(tx: Tx, tenantId: string, ruleId: string): Promise<number> {
	const found = await rows(tx)`
		select id from special_account_rule
		where tenant_id = ${tenantId} and account_id = (
			select account_id from special_account_rule where tenant_id = ${tenantId} and id = ${ruleId})
		order by id for update`;
	return found.length;
}

export async function insertRules(
	tx: Tx,
	tenantId: string,
	rules: readonly Omit<StoredRule, "version">[],
): Promise<void> {
	const rows = rules.map((rule) => ({ tenant_id: tenantId, ...columnsOf(rule) }));
	await addRows(tx, "special_account_rule", rows);
}

/** @returns the new version */
export function updateRule(
	tx: Tx,
	tenantId: string,
	id: string,
	rule: Pick<Rule, "name" | "validFrom" | "validTo">,
): Promise<number> {
	return changeRow(tx, "special_account_rule", { tenantId, id }, columnsOf(rule));
}

export function deleteRule(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "special_account_rule", { tenantId, id });
}

export function readCondition(tx: Tx, tenantId: string, conditionId: string) {
	return firstRow(tx)<StoredCondition>`
		select c.id, c.version, r.account_id as "accountId", ${wholeSettings} as settings
		from special_account_condition c
		join special_account_rule r on r.tenant_id = c.tenant_id and r.id = c.rule_id
		where c.tenant_id = ${tenantId} and c.id = ${conditionId} for update of c`;
}

export async function insertConditions(
	tx: Tx,
	tenantId: string,
	conditions: readonly (Omit<Condition, "version"> & { readonly ruleId: string })[],
): Promise<void> {
	const rows = conditions.map(({ settings, ...row }) => ({
		tenant_id: tenantId,
		...columnsOf(row),
		...settingColumns(settings),
	}));
	await addRows(tx, "special_account_condition", rows);
}

function settingColumns({ type, ...settings }: ConditionSettings) {
	return { type, settings: JSON.stringify(settings) };
}

/** @returns the new version */
export function updateCondition(tx: Tx, tenantId: string, id: string, settings: ConditionSettings) {
	const change = settingColumns(settings);
	return changeRow(tx, "special_account_condition", { tenantId, id }, change);
}

export function deleteCondition(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "special_account_condition", { tenantId, id });
}
