import * as z from "zod/mini";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { choiceField, numberField, textField } from "#kit/contract/master-data/master-fields.ts";
import { customEntities } from "./custom-entities.ts";

/** Fields that stand together in forms, of one kind of entity. */
export const customFieldGroups = masterData({
	name: "CustomFieldGroup",
	plural: "CustomFieldGroups",
	entity: "custom_field_group",
	path: "/api/custom-field-groups",
	permission: "customfields.manage",
	topic: "CUSTOMFIELDS",
	isArchivable: false,
	words: "group",
	fields: {
		entity: choiceField(customEntities, { fixed: true }),
		name: textField({ max: 100 }),
		position: numberField({ min: 0, max: 10_000 }),
	},
	sortedBy: "position",
	extra: { fieldCount: z.number() },
	filters: { entity: z.enum(customEntities) },
});
