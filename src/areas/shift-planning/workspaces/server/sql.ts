import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterSet, masterTable, type Narrowing } from "#kit/server/master-data/master-table.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows, removeRow } from "#kit/server/versioned-rows/sql.ts";
import { type contract, type Requirement, workspaces } from "../contract.ts";

const unitName = sql`(select n.name from unit n where n.tenant_id = m.tenant_id and n.id = m.unit_id)`;

export const workspaceTable = masterTable("workspace", workspaces, {
	columns: {
		name: "name",
		unitId: "unit_id",
		color: "color",
		activityIds: masterSet("workspace_activity", { key: "workspace_id", column: "activity_id" }),
	},
	unique: { workspace_name: "name" },
	extra: {
		unitName,
		activityNames: sql`coalesce((select string_agg(a.name, ', ' order by a.name collate natural_order)
			from workspace_activity x join activity a on a.tenant_id = x.tenant_id and a.id = x.activity_id
			where x.tenant_id = m.tenant_id and x.workspace_id = m.id), '')`,
		requirementCount: sql`(select count(*) from qualification_requirement r
			where r.tenant_id = m.tenant_id and r.workspace_id = m.id)`,
	},
	names: { unitId: unitName },
	filters: { unitId: (id) => sql`m.unit_id = ${id}` },
});

/** Workspaces of some units; about the row `m`. */
export const staffedBy = (units: RawBuilder<string>): Narrowing => sql`m.unit_id in ${units}`;

/** How many of some activities are no kinds of shift. */
export async function countUnfit(tx: Tx, tenantId: string, ids: readonly string[]) {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from activity
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and category <> 'SHIFT'`;
	return row?.count ?? 0;
}

type Target = InputOf<typeof contract.listRequirements>;

const columns = {
	WORKSPACE: "workspace_id",
	ACTIVITY: "activity_id",
	SHIFT: "shift_id",
	TEMPLATE_ITEM: "template_item_id",
} as const satisfies Readonly<Record<Target["target"], string>>;

const targetColumn = ({ target }: Pick<Target, "target">) => sql.ref(columns[target]);

/** What is to be staffed: its name and, unless it is a kind of shift, the unit that decides. */
export interface TargetRow extends Record<string, unknown> {
	readonly name: string;
	/** Null: of the whole company. */
	readonly unitId: string | null;
	/** Whose history says what is asked for. */
	readonly entityId: string;
	readonly requirements: Requirement[];
	readonly qualifications: {
		readonly id: string;
		readonly name: string;
		readonly levels: string[];
	}[];
}

const shown = sql`r.id, r.version, r.qualification_id as "qualificationId", q.name, q.levels, r.min_level as "minLevel"`;

/** The target with what is asked for there; no row where there is none, or it lies in none of the units. */
export function requirementsOf(
	tenantId: string,
	asked: Target,
	units: RawBuilder<string>,
): Statement {
	return statementOf(sql`
		select t.name, t.unit_id as "unitId", t.entity_id as "entityId", coalesce((
			select jsonb_agg(to_jsonb(x) order by x.name collate natural_order, x.id) from (
				select ${shown} from qualification_requirement r
				join qualification q on q.tenant_id = r.tenant_id and q.id = r.qualification_id
				where r.tenant_id = ${tenantId} and r.${targetColumn(asked)} = t.id) x), '[]') as requirements,
			coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name, 'levels', q.levels)
				order by q.name collate natural_order, q.id)
				from qualification q where q.tenant_id = ${tenantId} and q.is_enabled
					and not exists (select from qualification_requirement r where r.tenant_id = q.tenant_id
						and r.qualification_id = q.id and r.${targetColumn(asked)} = t.id)), '[]') as qualifications
		from (${sourceOf(tenantId, asked, units)}) t`);
}

/** A line of a template is known to the history as its template. */
function sourceOf(
	tenantId: string,
	{ target, targetId: id }: Target,
	units: RawBuilder<string>,
): RawBuilder<unknown> {
	switch (target) {
		case "WORKSPACE":
			return sql`select w.id, w.name, w.unit_id, w.id as entity_id from workspace w
				where w.tenant_id = ${tenantId} and w.id = ${id} and w.unit_id in ${units}`;
		case "ACTIVITY":
			return sql`select a.id, a.name, null::uuid as unit_id, a.id as entity_id from activity a
				where a.tenant_id = ${tenantId} and a.id = ${id} and a.category = 'SHIFT'`;
		case "SHIFT":
			return sql`select s.id, a.name, s.unit_id, s.id as entity_id
				from shift s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
				where s.tenant_id = ${tenantId} and s.id = ${id} and s.deleted_at is null and s.unit_id in ${units}`;
		case "TEMPLATE_ITEM":
			return sql`select i.id, t.name || ': ' || a.name as name, w.unit_id, t.id as entity_id
				from shift_template_item i join activity a on a.tenant_id = i.tenant_id and a.id = i.activity_id
				join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
				join workspace w on w.tenant_id = t.tenant_id and w.id = t.workspace_id
				where i.tenant_id = ${tenantId} and i.id = ${id} and w.unit_id in ${units}`;
	}
}

export interface RequirementRow extends Pick<TargetRow, "unitId" | "entityId"> {
	readonly id: string;
	/** Of a workspace itself. */
	readonly workspaceId: string | null;
	readonly qualificationId: string;
	readonly minLevel: number | null;
}

export function requirementById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<RequirementRow>`
		select r.id, r.workspace_id as "workspaceId", r.qualification_id as "qualificationId", r.min_level as "minLevel",
			coalesce(w.unit_id, s.unit_id) as "unitId",
			coalesce(r.workspace_id, r.activity_id, r.shift_id, t.id) as "entityId"
		from qualification_requirement r
		left join shift_template_item i on i.tenant_id = r.tenant_id and i.id = r.template_item_id
		left join shift_template t on t.tenant_id = i.tenant_id and t.id = i.template_id
		left join workspace w on w.tenant_id = r.tenant_id and w.id = coalesce(r.workspace_id, t.workspace_id)
		left join shift s on s.tenant_id = r.tenant_id and s.id = r.shift_id
		where r.tenant_id = ${tenantId} and r.id = ${id}`;
}

export interface UsableQualification {
	readonly name: string;
	readonly levels: readonly string[];
	/** It is asked for there already. */
	readonly isAsked: boolean;
}

/** A qualification in use; undefined where there is none such. */
export function usableQualification(
	tx: Tx,
	tenantId: string,
	asked: Target & { readonly qualificationId: string },
) {
	return firstRow(tx)<UsableQualification>`
		select q.name, q.levels, exists (select from qualification_requirement r
			where r.tenant_id = q.tenant_id and r.qualification_id = q.id and r.${targetColumn(asked)} = ${asked.targetId}) as "isAsked"
		from qualification q
		where q.tenant_id = ${tenantId} and q.id = ${asked.qualificationId} and q.is_enabled`;
}

export async function insertRequirement(
	tx: Tx,
	tenantId: string,
	{
		target,
		targetId,
		...row
	}: Target & Pick<RequirementRow, "id" | "qualificationId" | "minLevel">,
): Promise<void> {
	await addRows(tx, "qualification_requirement", {
		tenant_id: tenantId,
		id: row.id,
		[columns[target]]: targetId,
		qualification_id: row.qualificationId,
		min_level: row.minLevel,
	});
}

export function removeRequirement(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "qualification_requirement", { tenantId, id });
}
