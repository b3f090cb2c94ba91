import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { CustomEntity } from "../../contract/custom-entities.ts";
import type { CheckedField } from "./descriptions.ts";

/** A field with all it says about its values. */
export interface FullField extends Omit<CheckedField, "applies"> {
	readonly id: string;
	readonly entity: CustomEntity;
	readonly isEnabled: boolean;
}

function fieldOf(tenantId: string, id: string): RawBuilder<FullField> {
	return sql<FullField>`
		select id, entity, key, name, type, options, required as "isRequired", personal_data as "isPersonal",
			is_enabled as "isEnabled"
		from custom_field where tenant_id = ${tenantId} and id = ${id}`;
}

export async function readFullField(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<FullField | undefined> {
	const { rows } = await fieldOf(tenantId, id).execute(tx);
	return rows[0];
}

/** Kept from other changes, and from new values, until the transaction ends. */
export async function lockFullField(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<FullField | undefined> {
	const query = fieldOf(tenantId, id);
	const { rows } = await sql<FullField>`${query} for update`.execute(tx);
	return rows[0];
}
