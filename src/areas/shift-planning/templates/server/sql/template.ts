import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { TemplateItemValues } from "../../contract/template-items.ts";
import { shiftTemplates } from "../../contract.ts";

const ofWorkspace = (column: string) =>
	sql`(select w.${sql.ref(column)} from workspace w where w.tenant_id = m.tenant_id and w.id = m.workspace_id)`;

export const templateTable = masterTable("shift_template", shiftTemplates, {
	columns: {
		name: "name",
		workspaceId: "workspace_id",
		holidayMode: "holiday_mode",
		countsHalfHolidays: "counts_half_holidays",
		items: "items",
	},
	unique: { shift_template_name: "name" },
	extra: {
		workspaceName: ofWorkspace("name"),
		unitId: ofWorkspace("unit_id"),
		copyCount: sql`(select coalesce(sum((x ->> 'copies')::int), 0)::int from jsonb_array_elements(m.items) x)`,
	},
	names: { workspaceId: ofWorkspace("name") },
	filters: { workspaceId: (id) => sql`m.workspace_id = ${id}` },
});

/** Templates of workspaces of some units; about the row `m`. */
export const neededIn = (units: RawBuilder<string>): Narrowing => sql`exists (
	select from workspace w where w.tenant_id = m.tenant_id and w.id = m.workspace_id and w.unit_id in ${units})`;

export interface PlaceOfTemplate {
	readonly unitId: string;
	/** Kinds that are done there; none: any. */
	readonly activityIds: readonly string[];
}

/** Where templates ask for people, by workspace; what is no workspace is left out. */
export async function placesOfTemplates(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, PlaceOfTemplate>> {
	const found = await rows(tx)<PlaceOfTemplate & { readonly id: string }>`
		select w.id, w.unit_id as "unitId", array(select x.activity_id from workspace_activity x
			where x.tenant_id = w.tenant_id and x.workspace_id = w.id) as "activityIds"
		from workspace w where w.tenant_id = ${tenantId} and w.id = any(${[...ids]}::uuid[])`;
	return new Map(found.map(({ id, ...place }) => [id, place]));
}

export async function placeOfTemplate(tx: Tx, tenantId: string, workspaceId: string) {
	return (await placesOfTemplates(tx, tenantId, [workspaceId])).get(workspaceId);
}

/** Of some ids those of kinds of shift in use. */
export async function usableKinds(tx: Tx, tenantId: string, ids: readonly string[]) {
	const found = await rows(tx)<{ id: string }>`
		select id from activity where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
			and category = 'SHIFT' and is_enabled`;
	return new Set(found.map(({ id }) => id));
}

/** Whether each of some ids is a unit's. */
export async function areUnits(tx: Tx, tenantId: string, ids: readonly string[]): Promise<boolean> {
	const found = await rows(tx)<{ id: string }>`
		select id from unit where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	return found.length === ids.length;
}

/** Whether one of some items is another template's. */
export async function areTaken(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
	templateId: string | null,
): Promise<boolean> {
	const found = await firstRow(tx)<{ id: string }>`
		select id from shift_template_item where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
			and template_id is distinct from ${templateId}::uuid limit 1`;
	return found !== undefined;
}

/** Keeps what the items of a template refer to; with those that are gone their exceptions go. */
export async function keepReferences(
	tx: Tx,
	tenantId: string,
	templateId: string,
	items: readonly TemplateItemValues[],
): Promise<void> {
	const ids = items.map(({ id }) => id);
	await execute(tx)`
		delete from shift_template_item where tenant_id = ${tenantId} and template_id = ${templateId} and id <> all(${ids}::uuid[])`;
	const each = items.map(({ id, activityId, unitId }) => ({ id, activityId, unitId }));
	await execute(tx)`
		insert into shift_template_item (tenant_id, id, template_id, activity_id, unit_id)
		select ${tenantId}, x.id, ${templateId}, x."activityId", x."unitId"
		from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as x(id uuid, "activityId" uuid, "unitId" uuid)
		on conflict (tenant_id, id) do update set activity_id = excluded.activity_id, unit_id = excluded.unit_id`;
}
