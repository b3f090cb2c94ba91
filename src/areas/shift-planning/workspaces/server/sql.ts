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

const targetColumn = ({ target }: Pick<Target, "target">) =>
	sql.ref(target === "WORKSPACE" ? "workspace_id" : "activity_id");

/** What is to be staffed: its name and, of a workspace, the unit that decides. */
export interface TargetRow extends Record<string, unknown> {
	readonly name: string;
	/** Null: of the whole company. */
	readonly unitId: string | null;
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
	const { target, targetId } = asked;
	const source =
		target === "WORKSPACE"
			? sql`select id, name, unit_id from workspace
				where tenant_id = ${tenantId} and id = ${targetId} and unit_id in ${units}`
			: sql`select id, name, null::uuid as unit_id from activity
				where tenant_id = ${tenantId} and id = ${targetId} and category = 'SHIFT'`;
	return statementOf(sql`
		select t.name, t.unit_id as "unitId", coalesce((
			select jsonb_agg(to_jsonb(x) order by x.name collate natural_order, x.id) from (
				select ${shown} from qualification_requirement r
				join qualification q on q.tenant_id = r.tenant_id and q.id = r.qualification_id
				where r.tenant_id = ${tenantId} and r.${targetColumn(asked)} = t.id) x), '[]') as requirements,
			coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'name', q.name, 'levels', q.levels)
				order by q.name collate natural_order, q.id)
				from qualification q where q.tenant_id = ${tenantId} and q.is_enabled
					and not exists (select from qualification_requirement r where r.tenant_id = q.tenant_id
						and r.qualification_id = q.id and r.${targetColumn(asked)} = t.id)), '[]') as qualifications
		from (${source}) t`);
}

export interface RequirementRow {
	readonly id: string;
	readonly workspaceId: string | null;
	readonly activityId: string | null;
	readonly qualificationId: string;
	readonly minLevel: number | null;
	/** Of the workspace; null of a kind of shift. */
	readonly unitId: string | null;
}

export function requirementById(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<RequirementRow>`
		select r.id, r.workspace_id as "workspaceId", r.activity_id as "activityId", r.qualification_id as "qualificationId",
			r.min_level as "minLevel", w.unit_id as "unitId"
		from qualification_requirement r
		left join workspace w on w.tenant_id = r.tenant_id and w.id = r.workspace_id
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
		workspace_id: target === "WORKSPACE" ? targetId : null,
		activity_id: target === "ACTIVITY" ? targetId : null,
		qualification_id: row.qualificationId,
		min_level: row.minLevel,
	});
}

export function removeRequirement(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "qualification_requirement", { tenantId, id });
}
