import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing, typedText } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { choiceField, recordField, textField } from "#kit/contract/master-data/master-fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

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

const held = {
	/** Counted from 1, the lowest; null without levels. */
	level: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(20))),
	validFrom: civilDay,
	validTo: z.nullable(civilDay),
};
const assignment = z.object({
	id,
	version: z.number(),
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	qualificationId: id,
	name: z.string(),
	type: z.enum(qualificationTypes),
	levels: z.array(z.string()),
	level: z.nullable(z.number()),
	validFrom: z.string(),
	validTo: z.nullable(z.string()),
	/** Whether it holds today. */
	isCurrent: z.boolean(),
});
const assignments = z.object({ assignments: z.array(assignment) });
const key = "qualifications.manage";
const rules = [levelUnknown, assignedTwice, qualificationNotUsable, endBeforeBegin];

export const contract = {
	...qualifications.contract,
	listQualificationUsers: endpoint({
		operationId: "listQualificationUsers",
		method: "GET",
		path: "/api/qualifications/{id}/users",
		summary: "Who holds a qualification, of the people one may see",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: z.extend(assignments, { total: z.number() }),
		refusals: [],
	}),
	listUserQualifications: endpoint({
		operationId: "listUserQualifications",
		method: "GET",
		path: "/api/users/{userId}/qualifications",
		summary: "What a person is qualified for; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: assignments,
		refusals: [],
	}),
	createUserQualification: endpoint({
		operationId: "createUserQualification",
		method: "POST",
		path: "/api/user-qualifications",
		summary: "Assign a qualification to a person",
		access: { key, level: "WRITE" },
		input: z.object({ userId: id, qualificationId: id, ...held }),
		answer: assignment,
		refusals: rules,
	}),
	updateUserQualification: endpoint({
		operationId: "updateUserQualification",
		method: "PUT",
		path: "/api/user-qualifications/{id}",
		summary: "Change level or validity of an assignment",
		access: { key, level: "WRITE" },
		input: z.object({ id, version: z.number().check(z.int()), ...held }),
		answer: assignment,
		refusals: [commonRefusals.staleVersion, ...rules],
	}),
	deleteUserQualification: endpoint({
		operationId: "deleteUserQualification",
		method: "DELETE",
		path: "/api/user-qualifications/{id}",
		summary: "Take an assignment back",
		access: { key, level: "FULL" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [],
	}),
} as const;

export type Assignment = z.output<typeof assignment>;
