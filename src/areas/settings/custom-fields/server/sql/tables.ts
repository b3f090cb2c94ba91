import { sql } from "kysely";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { customFieldGroups, customFields } from "../../contract/fields.ts";

export const groupTable = masterTable("custom_field_group", customFieldGroups, {
	columns: { entity: "entity", name: "name", position: "position" },
	unique: { custom_field_group_name: "name" },
	extra: {
		fieldCount: sql`(select count(*)::int from custom_field f
			where f.tenant_id = m.tenant_id and f.group_id = m.id)`,
	},
	filters: { entity: (entity) => sql`m.entity = ${entity}` },
});

export const fieldTable = masterTable("custom_field", customFields, {
	columns: {
		entity: "entity",
		groupId: "group_id",
		name: "name",
		key: "key",
		type: "type",
		options: "options",
		isRequired: "required",
		isPersonal: "personal_data",
		position: "position",
	},
	unique: { custom_field_key: "key", custom_field_name: "name" },
	extra: {
		groupName: sql`(select g.name from custom_field_group g
			where g.tenant_id = m.tenant_id and g.id = m.group_id)`,
		placeCount: sql`(select count(*)::int from custom_field_assignment a
			where a.tenant_id = m.tenant_id and a.field_id = m.id)`,
	},
	filters: {
		entity: (entity) => sql`m.entity = ${entity}`,
		groupId: (groupId) => sql`m.group_id = ${groupId}`,
	},
});
