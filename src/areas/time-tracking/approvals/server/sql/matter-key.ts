import { type RawBuilder, sql } from "kysely";

/** A matter: its entity, as traces name it, and its id. */
export interface MatterKey {
	readonly entity: string;
	readonly id: string;
}

/** Time entries have a column of their own; every further entity is stored by its name. */
export function keyColumns({ entity, id }: MatterKey) {
	return entity === "time_tracking"
		? { time_tracking_id: id, entity: null, entity_id: null }
		: { time_tracking_id: null, entity, entity_id: id };
}

/** Whether a row of steps, events or change requests belongs to a matter. `id` may be a value or a column. */
export function belongsTo(
	alias: string,
	entity: string,
	id: RawBuilder<unknown>,
): RawBuilder<boolean> {
	const column = (name: string) => sql.ref(`${alias}.${name}`);
	return entity === "time_tracking"
		? sql`${column("time_tracking_id")} = ${id}`
		: sql`(${column("entity")} = ${entity} and ${column("entity_id")} = ${id})`;
}

export function isOf(alias: string, { entity, id }: MatterKey): RawBuilder<boolean> {
	return belongsTo(alias, entity, sql`${id}::uuid`);
}

/** Ids of the changes that were ever asked of a matter. */
export const changesOf = (tenantId: string, key: MatterKey) =>
	sql`(select c.id from time_tracking_change_request c where c.tenant_id = ${tenantId} and ${isOf("c", key)})`;

/** Steps `s` of a matter and of the changes asked of it. */
export const stepsOfMatter = (tenantId: string, key: MatterKey): RawBuilder<boolean> =>
	sql`(s.tenant_id = ${tenantId} and (${isOf("s", key)} or s.change_request_id in ${changesOf(tenantId, key)}))`;
