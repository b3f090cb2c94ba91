import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { atMost } from "#kit/server/row-limits.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { CustomEntity } from "../../contract/field-kinds.ts";
import type { FullField } from "./fields.ts";

type Keyed = Pick<FullField, "entity" | "key">;

interface Holder {
	/** As the audit names its rows. */
	readonly table:
		| "app_user"
		| "unit"
		| "time_tracking"
		| "absence"
		| "customer"
		| "project"
		| "shift";
	/** Removes a key (`$key`) from rows of `picked`. */
	readonly strip: (key: string) => RawBuilder<unknown>;
}

const without = (key: string) =>
	sql`custom = t.custom - ${key}::text, version = t.version + 1 from picked p where t.tenant_id = p.tenant_id and t.id = p.id`;

/** The tables that have values. */
const holders: Readonly<Record<CustomEntity, Holder>> = {
	USER: { table: "app_user", strip: (key) => sql`update app_user t set ${without(key)}` },
	UNIT: { table: "unit", strip: (key) => sql`update unit t set ${without(key)}` },
	TRACKING: {
		table: "time_tracking",
		strip: (key) => sql`update time_tracking t set ${without(key)}`,
	},
	ABSENCE: { table: "absence", strip: (key) => sql`update absence t set ${without(key)}` },
	CUSTOMER: { table: "customer", strip: (key) => sql`update customer t set ${without(key)}` },
	SHIFT: { table: "shift", strip: (key) => sql`update shift t set ${without(key)}` },
	PROJECT: { table: "project", strip: (key) => sql`update project t set ${without(key)}` },
};

/** As the audit names what has a field's values. */
export function auditedAs(entity: CustomEntity): string {
	return holders[entity].table;
}

/** How many rows have a value of a field; without its key, how many may have one. */
export async function countValues(
	tx: Tx,
	tenantId: string,
	{ entity, key }: Pick<Keyed, "entity"> & Partial<Keyed>,
): Promise<number> {
	const holder = holders[entity];
	const having = key === undefined ? sql`` : sql`and t.custom ? ${key}`;
	const row = await firstRow(tx)<{ count: number }>`
		select count(*)::int as count from ${sql.table(holder.table)} t
		where t.tenant_id = ${tenantId} ${having}`;
	return row?.count ?? 0;
}

/** Which of some values of a field are there: an option's id is one. */
export async function usedValues(
	tx: Tx,
	tenantId: string,
	{ entity, key }: Keyed,
	values: readonly string[],
): Promise<readonly string[]> {
	const holder = holders[entity];
	if (values.length === 0) return [];
	const found = await rows(tx)<{ value: string }>`
		select distinct t.custom ->> ${key} as value from ${sql.table(holder.table)} t
		where t.tenant_id = ${tenantId} and t.custom ->> ${key} = any(${[...values]}::text[])`;
	return found.map(({ value }) => value);
}

export interface Stripped {
	readonly id: string;
	/** What was removed. */
	readonly value: unknown;
}

interface Batch {
	/** Of the last row that was looked at; null when there are no more. */
	readonly last: string | null;
	readonly seen: number;
	readonly stripped: readonly Stripped[];
}

/** Removes a field's values from the next rows behind an id, in the order of their ids. */
export async function stripValues(
	tx: Tx,
	tenantId: string,
	{ entity, key }: Keyed,
	after: string,
	size: number,
): Promise<Batch> {
	const holder = holders[entity];
	const row = await firstRow(tx)<Batch>`
		with seen as materialized (
			select t.tenant_id, t.id, t.custom -> ${key} as value from ${sql.table(holder.table)} t
			where t.tenant_id = ${tenantId} and t.id > ${after} order by t.id ${atMost(size)}
		), picked as materialized (select * from seen where value is not null
		), done as (${holder.strip(key)} returning p.id, p.value)
		select (select max(id::text) from seen) as last, (select count(*) from seen)::int as seen,
			(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'value', value)), '[]') from done) as stripped`;
	return row ?? { last: null, seen: 0, stripped: [] };
}

export async function archiveField(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`
		update custom_field set is_enabled = false, version = version + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** With what it is limited to. */
export async function deleteFieldRow(tx: Tx, tenantId: string, id: string): Promise<void> {
	await execute(tx)`delete from custom_field where tenant_id = ${tenantId} and id = ${id}`;
}

/** Whether a task that removes its values is still to be done. */
export async function isBeingStripped(tx: Tx, tenantId: string, kind: string, id: string) {
	const found = await rows(tx)`
		select from job where tenant_id = ${tenantId} and kind = ${kind} and status in ('CREATED', 'IN_PROGRESS')
			and input #>> '{values,fieldId}' = ${id} limit 1`;
	return found.length > 0;
}

export async function isGroupOf(tx: Tx, tenantId: string, groupId: string, entity: CustomEntity) {
	const found = await rows(tx)`
		select from custom_field_group where tenant_id = ${tenantId} and id = ${groupId} and entity = ${entity}`;
	return found.length > 0;
}
