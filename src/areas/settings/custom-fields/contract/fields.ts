import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
	flagField,
	numberField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { customEntities, customKey, customOption, customTypes } from "./field-kinds.ts";

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

/** Values were entered already: of another type they would mean nothing. */
export const typeInUse = refusal("InvalidAction", "CUSTOM_FIELD_TYPE_IN_USE");
/** An option is chosen somewhere: switch it off instead. */
export const optionInUse = refusal("InvalidAction", "CUSTOM_FIELD_OPTION_IN_USE");
/** None where some are needed, some where none can be, or two alike. */
export const optionsRefused = refusal("InvalidAction", "CUSTOM_FIELD_OPTIONS_REFUSED");
/** Its values are being removed by a task. */
export const fieldIsGoing = refusal("InvalidAction", "CUSTOM_FIELD_IS_GOING");
/** The group belongs to another kind of entity. */
export const groupMismatch = refusal("InvalidAction", "CUSTOM_FIELD_GROUP_MISMATCH");

export const customFields = masterData({
	name: "CustomField",
	plural: "CustomFields",
	entity: "custom_field",
	path: "/api/custom-fields",
	permission: "customfields.manage",
	topic: "CUSTOMFIELDS",
	isArchivable: true,
	words: "field",
	fields: {
		entity: choiceField(customEntities, { fixed: true }),
		groupId: referenceField("custom_field_group"),
		name: textField({ max: 100 }),
		key: { ...codeField({ max: 50, fixed: true }), input: customKey },
		type: choiceField(customTypes),
		options: recordField(z.array(customOption).check(z.maxLength(200)), []),
		isRequired: flagField(),
		isPersonal: flagField(),
		position: numberField({ min: 0, max: 10_000 }),
	},
	sortedBy: "position",
	extra: {
		groupName: z.string(),
		/** How many units and activities it is limited to; 0 = asked for everywhere. */
		placeCount: z.number(),
	},
	filters: { entity: z.enum(customEntities), groupId: id },
	refusals: [typeInUse, optionInUse, optionsRefused, fieldIsGoing, groupMismatch],
});
