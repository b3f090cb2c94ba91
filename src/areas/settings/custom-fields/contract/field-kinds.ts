import * as z from "zod/mini";
import { id, typedText } from "#kit/contract/fields.ts";

/** What may have custom fields. */
export const customEntities = [
	"USER",
	"UNIT",
	"TRACKING",
	"ABSENCE",
	"CUSTOMER",
	"PROJECT",
	"SHIFT",
] as const;
export type CustomEntity = (typeof customEntities)[number];

export const customTypes = ["TEXT", "NUMBER", "DATE", "BOOLEAN", "OPTION", "USER"] as const;
export type CustomType = (typeof customTypes)[number];

export const customPlaces = ["UNIT", "ACTIVITY"] as const;
export type CustomPlace = (typeof customPlaces)[number];

/** What the fields of an entity may be limited to; a customer and a project lie nowhere. */
export const placesOfEntity: Readonly<Record<CustomEntity, readonly CustomPlace[]>> = {
	USER: ["UNIT"],
	UNIT: ["UNIT"],
	TRACKING: ["UNIT", "ACTIVITY"],
	ABSENCE: ["UNIT", "ACTIVITY"],
	SHIFT: ["UNIT", "ACTIVITY"],
	CUSTOMER: [],
	PROJECT: [],
};

/** Under which values are kept: `spind_nr`. */
export const keyPattern = /^[a-z][a-z0-9_]{0,49}$/;
export const customKey = z.string().check(z.regex(keyPattern));

/** One of the values of an OPTION; its maker gives it an id. */
export const customOption = z.object({
	id,
	name: typedText({ min: 1, max: 100 }),
	/** Switched off: stays where it was chosen, cannot be chosen any more. */
	isEnabled: z.boolean(),
});
export type CustomOption = z.output<typeof customOption>;

/** A field as lists, forms and details need it. */
export const customField = z.object({
	id,
	key: z.string(),
	name: z.string(),
	type: z.enum(customTypes),
	options: z.array(customOption),
	isRequired: z.boolean(),
	isPersonal: z.boolean(),
	groupId: id,
	groupName: z.string(),
	/** The units it is asked for in, with those below; none = all. */
	unitIds: z.array(id),
	/** The activities it is asked for with; none = all. */
	activityIds: z.array(id),
});
export type CustomField = z.output<typeof customField>;
