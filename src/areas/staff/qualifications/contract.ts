import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, typedText } from "#kit/contract/fields.ts";
import { listPaging } from "#kit/contract/list.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	numberField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { type PersonItem, personRecord } from "#kit/contract/person-record/person-record.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const qualificationTypes = ["BOOLEAN", "LEVEL"] as const;

/** Levels are named, the lowest first, exactly where the type is LEVEL. */
export const levelsWrong = refusal("InvalidAction", "QUALIFICATION_LEVELS_WRONG");
/** Somebody holds a level that would no longer exist. */
export const levelInUse = refusal("InvalidAction", "QUALIFICATION_LEVEL_IN_USE");

export const qualifications = masterData({
	name: "Qualification",
	plural: "Qualifications",
	entity: "qualification",
	path: "/api/qualifications",
	permission: "qualifications.manage",
	topic: "QUALIFICATIONS",
	isArchivable: true,
	fields: {
		name: textField(),
		type: choiceField(qualificationTypes, { fixed: true }),
		levels: recordField(z.array(typedText({ min: 1, max: 60 })).check(z.maxLength(20)), []),
	},
	sortedBy: "name",
	extra: { userCount: z.number() },
	refusals: [levelsWrong, levelInUse],
});

/** The level must be one of the qualification's, none where it has none. */
export const levelUnknown = refusal("InvalidAction", "QUALIFICATION_LEVEL_UNKNOWN");
/** The person holds the qualification on some of these days already. */
export const assignedTwice = refusal("InvalidAction", "QUALIFICATION_ASSIGNED_TWICE");
export const qualificationNotUsable = refusal("InvalidAction", "QUALIFICATION_NOT_USABLE");
export const endBeforeBegin = refusal("InvalidAction", "QUALIFICATION_END_BEFORE_BEGIN");

const key = qualifications.permission;

/** What people are qualified for, and from when to when. */
export const heldQualifications = personRecord({
	name: "UserQualification",
	plural: "UserQualifications",
	entity: "user_qualification",
	path: "user-qualifications",
	listPath: "/api/users/{userId}/qualifications",
	createPath: "/api/user-qualifications",
	idName: "id",
	listAs: "assignments",
	answersRow: true,
	tellsCurrent: true,
	permission: key,
	own: true,
	days: ["validFrom", "validTo"],
	fixed: { qualificationId: referenceField("qualification") },
	/** Counted from 1, the lowest; null without levels. */
	fields: { level: numberField({ min: 1, max: 20, optional: true }) },
	extra: {
		userId: id,
		firstName: z.string(),
		lastName: z.string(),
		name: z.string(),
		type: z.enum(qualificationTypes),
		levels: z.array(z.string()),
		/** The person holds the qualification again later. */
		isFollowed: z.boolean(),
	},
	operations: ["list", "create", "update", "remove"],
	turned: endBeforeBegin,
	refusals: { write: [levelUnknown, assignedTwice, qualificationNotUsable] },
});

export const contract = {
	...qualifications.contract,
	...heldQualifications.contract,
	listQualificationUsers: endpoint("listQualificationUsers", {
		route: "GET /api/qualifications/{id}/users",
		summary:
			"Who holds a qualification, of the people one may see; first those for whom it has expired",
		access: { key, level: "READ" },
		/** Found by any part of their names. */
		input: z.object({ id, search: z.optional(typedText({ max: 200 })), ...listPaging }),
		answer: z.object({ assignments: z.array(heldQualifications.item), total: z.number() }),
	}),
} as const;

export type Assignment = PersonItem<typeof heldQualifications.declaration>;
