import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { CustomEntity, CustomField } from "../../contract/field-kinds.ts";

/** A field with all it says about its values. */
export interface FullField extends Omit<CheckedField, "applies"> {
	readonly id: string;
	readonly entity: CustomEntity;
	readonly isEnabled: boolean;
}

export interface DescriptionRow extends CustomField, Record<string, unknown> {
	readonly entity: CustomEntity;
}

/** The fields in use, as forms and lists order them. */
export function descriptions(tenantId: string, entity: CustomEntity | undefined): Statement {
	return statementOf(descriptionsOf(tenantId, entity));
}

export async function readDescriptions(tx: Tx, tenantId: string, entity: CustomEntity) {
	const { rows } = await descriptionsOf(tenantId, entity).execute(tx);
	return rows;
}

/** The same, kept as they are until the transaction ends. */
export function heldDescriptions(tx: Tx, tenantId: string, entity: CustomEntity) {
	return rows(tx)<DescriptionRow>`${descriptionsOf(tenantId, entity)} for share of f`;
}

const placesOf = (place: "UNIT" | "ACTIVITY") => sql`
	array(select a.place_id from custom_field_assignment a
		where a.tenant_id = f.tenant_id and a.field_id = f.id and a.place = ${sql.lit(place)})`;

function descriptionsOf(tenantId: string, entity: CustomEntity | undefined) {
	const only = entity === undefined ? sql`` : sql`and f.entity = ${entity}`;
	return sql<DescriptionRow>`
		select f.id, f.entity, f.key, f.name, f.type, f.options, f.required as "isRequired", f.personal_data as "isPersonal",
			f.group_id as "groupId", g.name as "groupName",
			${placesOf("UNIT")} as "unitIds", ${placesOf("ACTIVITY")} as "activityIds"
		from custom_field f
		join custom_field_group g on g.tenant_id = f.tenant_id and g.id = f.group_id
		where f.tenant_id = ${tenantId} and f.is_enabled ${only}
		order by f.entity, g.position, g.name collate natural_order, g.id, f.position, f.name collate natural_order, f.id`;
}

export interface CheckedField
	extends Pick<CustomField, "key" | "name" | "type" | "options" | "isRequired" | "isPersonal"> {
	/** Whether it is asked for where the entity lies. */
	readonly applies: boolean;
}

/** Where an entity lies, as far as it does. */
export interface CustomPlaceOf {
	readonly unitId?: string;
	readonly activityId?: string;
}

/** What is asked about a place: of something new also the fields that must be filled in. */
interface Asked extends CustomPlaceOf {
	readonly isNew: boolean;
}

/** The fields in use among some keys, kept as they are until the transaction ends. */
export function lockFields(
	tx: Tx,
	tenantId: string,
	entity: CustomEntity,
	keys: readonly string[],
	{ unitId, activityId, isNew }: Asked,
) {
	const assigned = sql`select from custom_field_assignment a
		where a.tenant_id = ${tenantId} and a.field_id = f.id and a.place =`;
	const inUnit = sql`(not exists (${assigned} 'UNIT') or exists (${assigned} 'UNIT' and a.place_id in (
		select c.ancestor_id from unit_closure c where c.tenant_id = ${tenantId} and c.descendant_id = ${unitId ?? null}::uuid)))`;
	const withActivity = sql`(not exists (${assigned} 'ACTIVITY')
		or exists (${assigned} 'ACTIVITY' and a.place_id = ${activityId ?? null}::uuid))`;
	return rows(tx)<CheckedField>`
		select f.key, f.name, f.type, f.options, f.required as "isRequired", f.personal_data as "isPersonal",
			${inUnit} and ${withActivity} as applies
		from custom_field f
		where f.tenant_id = ${tenantId} and f.entity = ${entity} and f.is_enabled
			and (f.key = any(${[...keys]}::text[]) or ${isNew} and f.required)
		order by f.position, f.key
		for share of f`;
}

/** Which of some ids are people who may be chosen. */
export async function choosablePeople(
	tx: Tx,
	tenantId: string,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const found = await rows(tx)<{ id: string }>`
		select id from app_user
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and is_enabled and role = 'USER'`;
	return new Set(found.map(({ id }) => id));
}

function fieldOf(tenantId: string, id: string): RawBuilder<FullField> {
	return sql<FullField>`
		select id, entity, key, name, type, options, required as "isRequired", personal_data as "isPersonal",
			is_enabled as "isEnabled"
		from custom_field where tenant_id = ${tenantId} and id = ${id}`;
}

export async function readFullField(tx: Tx, tenantId: string, id: string) {
	const { rows } = await fieldOf(tenantId, id).execute(tx);
	return rows[0];
}

/** Locked against other changes and new values until the transaction ends. */
export function lockFullField(tx: Tx, tenantId: string, id: string) {
	const query = fieldOf(tenantId, id);
	return firstRow(tx)<FullField>`${query} for update`;
}
