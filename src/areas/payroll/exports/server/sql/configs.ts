import { sql } from "kysely";
import type { ExportTerms } from "#domain/wage-export/entries-of-lines.ts";
import type { PlainLayout } from "#domain/wage-export/plain/plain-layout.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { exportConfigs } from "../../contract/configs.ts";

const siteName = sql`(select s.name from site s where s.tenant_id = m.tenant_id and s.id = m.site_id)`;
const employmentTypeName = sql`(select t.name from employment_type t
	where t.tenant_id = m.tenant_id and t.id = m.employment_type_id)`;

export const exportConfigTable = masterTable("payroll_export_config", exportConfigs, {
	columns: {
		name: "name",
		type: "type",
		siteId: "site_id",
		employmentTypeId: "employment_type_id",
		consultantNo: "consultant_no",
		clientNo: "client_no",
		companyNumbers: "company_numbers",
		recordId: "record_id",
		corrections: "corrections",
		layout: "layout",
	},
	unique: { payroll_export_config_name: "name" },
	extra: {
		siteName,
		employmentTypeName,
		mappedCount: sql`(select count(*)::int from payroll_export_mapping g
			where g.tenant_id = m.tenant_id and g.config_id = m.id and g.target = 'ALL')`,
	},
	names: { siteId: siteName, employmentTypeId: employmentTypeName },
});

/** Of one company, one after the other: two that are saved at once would not see each other. */
export async function holdConfigs(tx: Tx, tenantId: string): Promise<void> {
	const key = `payroll exports ${tenantId}`;
	await execute(tx)`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

interface Wanted {
	/** Null of a new one. */
	readonly id: string | null;
	readonly siteId: string | null;
	readonly employmentTypeId: string | null;
}

/** The name of another configuration of DATEV that takes some of the same people. */
export async function overlappingConfig(
	tx: Tx,
	tenantId: string,
	{ id, siteId, employmentTypeId }: Wanted,
): Promise<string | undefined> {
	const row = await firstRow(tx)<{ name: string }>`
		select m.name from payroll_export_config m
		where m.tenant_id = ${tenantId} and m.is_enabled and m.type <> 'PLAIN' and m.id is distinct from ${id}::uuid
			and (m.site_id is null or ${siteId}::uuid is null or m.site_id = ${siteId}::uuid)
			and (m.employment_type_id is null or ${employmentTypeId}::uuid is null
				or m.employment_type_id = ${employmentTypeId}::uuid)
		order by m.name limit 1`;
	return row?.name;
}

export interface ConfigRow extends Pick<ExportTerms, "type" | "corrections"> {
	readonly id: string;
	readonly version: number;
	readonly name: string;
	readonly isEnabled: boolean;
	readonly siteId: string | null;
	readonly employmentTypeId: string | null;
	readonly consultantNo: string | null;
	readonly clientNo: string | null;
	readonly companyNumbers: boolean;
	readonly recordId: number;
	readonly layout: PlainLayout | null;
}

/** A configuration; held for the transaction where something is to hang on it. */
export function readConfig(tx: Tx, tenantId: string, id: string, isHeld = false) {
	return firstRow(tx)<ConfigRow>`
		select m.id, m.version, m.name, m.type, m.is_enabled as "isEnabled", m.site_id as "siteId",
			m.employment_type_id as "employmentTypeId", m.consultant_no as "consultantNo", m.client_no as "clientNo",
			m.company_numbers as "companyNumbers", m.record_id as "recordId", m.corrections, m.layout
		from payroll_export_config m
		where m.tenant_id = ${tenantId} and m.id = ${id} ${isHeld ? sql`for update` : sql``}`;
}
