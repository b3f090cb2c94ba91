import { sql } from "kysely";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { CustomPlace } from "../../contract/field-kinds.ts";
import type { contract } from "../../contract.ts";

export type AssignmentRow = AnswerOf<typeof contract.getCustomFieldAssignments>;
export type Place = AssignmentRow["places"][number];

/** Where a field is asked for, and where it could be: activities have the category of the entity that is about them. */
export function assignmentOf(tenantId: string, id: string): Statement {
	return statementOf(sql`
		select f.name, f.entity, f.type, f.version,
			(select coalesce(jsonb_agg(jsonb_build_object('place', a.place, 'placeId', a.place_id)), '[]')
				from custom_field_assignment a where a.tenant_id = f.tenant_id and a.field_id = f.id) as places,
			(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'parentId', u.parent_id, 'name', u.name,
					'isEnabled', u.is_enabled) order by u.depth, u.name collate natural_order), '[]')
				from unit u where u.tenant_id = f.tenant_id and u.is_enabled) as units,
			(select coalesce(jsonb_agg(jsonb_build_object('id', y.id, 'name', y.name, 'color', y.color)
					order by y.name collate natural_order), '[]')
				from activity y where y.tenant_id = f.tenant_id and y.is_enabled and y.category = f.entity) as activities
		from custom_field f where f.tenant_id = ${tenantId} and f.id = ${id}`);
}

/** The field with its places, locked until the transaction ends. */
export function lockAssignments(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<Pick<AssignmentRow, "entity" | "name" | "version" | "places"> | undefined> {
	return firstRow(tx)<AssignmentRow>`
		select f.name, f.entity, f.version,
			(select coalesce(jsonb_agg(jsonb_build_object('place', a.place, 'placeId', a.place_id) order by a.place_id), '[]')
				from custom_field_assignment a where a.tenant_id = f.tenant_id and a.field_id = f.id) as places
		from custom_field f where f.tenant_id = ${tenantId} and f.id = ${id} for update of f`;
}

/** How many of some places exist. */
export async function countPlaces(tx: Tx, tenantId: string, places: readonly Place[]) {
	const ids = (kind: CustomPlace) =>
		places.filter(({ place }) => place === kind).map(({ placeId }) => placeId);
	const row = await firstRow(tx)<{ count: number }>`
		select (select count(*) from unit where tenant_id = ${tenantId} and id = any(${ids("UNIT")}::uuid[]))::int
			+ (select count(*) from activity where tenant_id = ${tenantId} and id = any(${ids("ACTIVITY")}::uuid[]))::int as count`;
	return row?.count ?? 0;
}

/** @returns the field's new version */
export async function replacePlaces(
	tx: Tx,
	tenantId: string,
	id: string,
	places: readonly Place[],
): Promise<number> {
	await execute(tx)`
		delete from custom_field_assignment where tenant_id = ${tenantId} and field_id = ${id}`;
	await execute(tx)`
		insert into custom_field_assignment (tenant_id, field_id, place, place_id)
		select ${tenantId}, ${id}, place, "placeId"
		from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as given(place text, "placeId" uuid)`;
	const row = await firstRow(tx)<{ version: number }>`
		update custom_field set version = version + 1 where tenant_id = ${tenantId} and id = ${id} returning version`;
	return (row as { version: number }).version;
}
