import type { WageMapping } from "#domain/wage-export/wage-mapping.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import type { MappedAccount, ShownMapping } from "../../contract/mappings.ts";

export function mappingsOf(tx: Tx, tenantId: string, configId: string) {
	return rows(tx)<WageMapping>`
		select account_id as "accountId", target, target_id as "targetId", carries, wage_type as "wageType",
			processing_key as "processingKey", absence_key as "absenceKey"
		from payroll_export_mapping where tenant_id = ${tenantId} and config_id = ${configId} order by account_id, target, target_id`;
}

interface Shown {
	readonly accounts: MappedAccount[];
	readonly mappings: ShownMapping[];
}

/** Mappings with what they are about, and every account that is in use or has one. */
export function shownMappings(tx: Tx, tenantId: string, configId: string) {
	return firstRow(tx)<Shown>`
		select (
			select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name, 'format', a.format,
				'isAway', a.type in ('ABSENCEACTIVITY_ID', 'ABSENCEACTIVITY_CLASS', 'HOLIDAY')) order by a.code collate natural_order), '[]')
			from payroll_account a
			where a.tenant_id = ${tenantId} and (a.is_enabled or exists (select from payroll_export_mapping g
				where g.tenant_id = ${tenantId} and g.config_id = ${configId} and g.account_id = a.id))) as accounts, (
			select coalesce(jsonb_agg(jsonb_build_object('accountId', g.account_id, 'target', g.target, 'targetId', g.target_id,
				'carries', g.carries, 'wageType', g.wage_type, 'processingKey', g.processing_key, 'absenceKey', g.absence_key,
				'targetName', n.name) order by g.target, n.name, g.id), '[]')
			from payroll_export_mapping g
			left join lateral (
				select u.last_name || ', ' || u.first_name as name from app_user u
				where g.target = 'USER' and u.tenant_id = ${tenantId} and u.id = g.target_id
				union all select k.code || ' ' || k.name from cost_centre k
				where g.target = 'COST_CENTRE' and k.tenant_id = ${tenantId} and k.id = g.target_id
				union all select t.name from employment_type t
				where g.target = 'EMPLOYMENT_TYPE' and t.tenant_id = ${tenantId} and t.id = g.target_id) n on true
			where g.tenant_id = ${tenantId} and g.config_id = ${configId}
				-- whom it is for may be gone by now
				and (g.target = 'ALL' or n.name is not null)) as mappings`;
}

/** Accounts and targets that are there, as `<kind> <id>`. */
export async function knownTargets(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	const wanted = [...ids];
	const found = await rows(tx)<{ key: string }>`
		select 'ACCOUNT ' || id as key from payroll_account where tenant_id = ${tenantId} and id = any(${wanted}::uuid[])
		union all select 'USER ' || id from app_user where tenant_id = ${tenantId} and id = any(${wanted}::uuid[])
		union all select 'COST_CENTRE ' || id from cost_centre where tenant_id = ${tenantId} and id = any(${wanted}::uuid[])
		union all select 'EMPLOYMENT_TYPE ' || id from employment_type
			where tenant_id = ${tenantId} and id = any(${wanted}::uuid[])`;
	return new Set(found.map(({ key }) => key));
}

/** All of a configuration anew. @returns its new version */
export async function replaceMappings(
	tx: Tx,
	tenantId: string,
	configId: string,
	mappings: readonly (WageMapping & { readonly id: string })[],
): Promise<number> {
	await execute(
		tx,
	)`delete from payroll_export_mapping where tenant_id = ${tenantId} and config_id = ${configId}`;
	if (mappings.length > 0)
		await addRows(
			tx,
			"payroll_export_mapping",
			mappings.map((one) => ({
				...{ tenant_id: tenantId, id: one.id, config_id: configId, account_id: one.accountId },
				...{ target: one.target, target_id: one.targetId, carries: one.carries },
				...{ wage_type: one.wageType, processing_key: one.processingKey },
				absence_key: one.absenceKey,
			})),
		);
	const row = await firstRow(tx)<{ version: number }>`
		update payroll_export_config set version = version + 1 where tenant_id = ${tenantId} and id = ${configId} returning version`;
	return row?.version ?? 0;
}
