import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewCustomField {
	readonly key: string;
	readonly name: string;
	readonly type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "OPTION" | "USER";
	/** Names of what an OPTION offers. */
	readonly options?: readonly string[];
	readonly isRequired?: boolean;
	readonly isPersonal?: boolean;
}

interface NewGroup {
	readonly entity: "USER" | "UNIT" | "CUSTOMER" | "PROJECT" | "TRACKING" | "ABSENCE";
	readonly name: string;
	readonly position?: number;
	readonly fields: readonly NewCustomField[];
}

/** A group of custom fields; answers the ids of options by field and name. */
export async function insertCustomFields(
	builder: TenantBuilder,
	{ entity, name, position = 0, fields }: NewGroup,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
	const { tx, tenantId } = builder;
	const groupId = builder.newId();
	await tx
		.insertInto("custom_field_group")
		.values({ tenant_id: tenantId, id: groupId, entity, name, position })
		.execute();
	const made = fields.map((field, place) => ({
		field,
		place,
		options: new Map((field.options ?? []).map((one) => [one, builder.newId()])),
	}));
	await tx
		.insertInto("custom_field")
		.values(
			made.map(({ field, place, options }) => ({
				tenant_id: tenantId,
				id: builder.newId(),
				group_id: groupId,
				entity,
				key: field.key,
				name: field.name,
				type: field.type,
				options: JSON.stringify(
					[...options].map(([one, id]) => ({ id, name: one, isEnabled: true })),
				),
				required: field.isRequired ?? false,
				personal_data: field.isPersonal ?? false,
				position: place * 10,
			})),
		)
		.execute();
	return new Map(made.map(({ field, options }) => [field.key, options]));
}
