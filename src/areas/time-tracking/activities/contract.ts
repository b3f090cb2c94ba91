import * as z from "zod/mini";
import { classTypes } from "#domain/working-time/timeline/time-class.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, queryList } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
	colorField,
	flagField,
	recordField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { masterRefusals } from "#kit/contract/master-data/master-refusals.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { activityAnswer, activityCategories } from "./contract/activity-answer.ts";
import { overrides } from "./contract/overrides.ts";

/** Entries of the class keep it: what was booked as work cannot become a pause. */
export const classFixed = refusal("InvalidAction", "ACTIVITY_CLASS_FIXED");
/** Clocks need one kind of work and one of pause at least. */
export const lastOfClass = refusal("InvalidAction", "ACTIVITY_LAST_OF_CLASS");
/** The default of a class cannot be archived; that of work and pause cannot be given up either. */
export const defaultNeeded = refusal("InvalidAction", "ACTIVITY_DEFAULT_NEEDED");
/** What is archived cannot be the default. */
export const defaultArchived = refusal("InvalidAction", "ACTIVITY_DEFAULT_ARCHIVED");

export const substituteRules = ["NONE", "OPTIONAL", "REQUIRED"] as const;

/** What entries of an activity need before they count. */
const approval = z.object({
	/** A supervisor must agree. */
	required: z.boolean(),
	/** Who may approve others' entries may approve her own, too. */
	selfApproval: z.boolean(),
	/** Whether a substitute is named, who must then agree. */
	substitute: z.enum(substituteRules),
});

export type Approval = z.output<typeof approval>;

export const activities = masterData({
	name: "Activity",
	plural: "Activities",
	entity: "activity",
	path: "/api/activities",
	permission: "activities.manage",
	topic: "ACTIVITIES",
	movesFigures: "MANY",
	isArchivable: true,
	fields: {
		name: textField(),
		code: codeField({ optional: true }),
		color: colorField(),
		classType: choiceField(classTypes),
		isDefault: flagField(),
		bookingRequiresGps: flagField(),
		reasonRequired: flagField(),
		creditsTime: flagField(true),
		countsAsWorkingTime: flagField(true),
		exclusive: flagField(true),
		visibility: choiceField(["DEFAULT", "LIMITED", "FULL"]),
		approval: recordField(approval, { required: false, selfApproval: false, substitute: "NONE" }),
	},
	sortedBy: "name",
	filters: { category: z.enum(activityCategories), classTypes: queryList(z.enum(classTypes)) },
	refusals: [classFixed, lastOfClass, defaultNeeded, defaultArchived],
});

/** What people may say about an entry that asks for a reason. */
export const activityReasons = masterData({
	name: "ActivityReason",
	plural: "ActivityReasons",
	entity: "activity_reason",
	path: "/api/activity-reasons",
	permission: "activities.manage",
	topic: "ACTIVITIES",
	isArchivable: true,
	words: "reason",
	fields: { activityId: referenceField("activity", { fixed: true }), text: textField() },
	sortedBy: "text",
	filters: { activityId: id },
});

/** Counting ends here: from then on it is this or more. */
export const mostCounted = 1000;

export const contract = {
	...activities.contract,
	deleteActivity: {
		...activities.contract.deleteActivity,
		refusals: [masterRefusals.inUse, lastOfClass, defaultNeeded],
	},
	...activityReasons.contract,
	...overrides,
	listShiftActivities: endpoint("listShiftActivities", {
		route: "GET /api/shift-activities",
		summary: "Activities of shift plans, archived ones too, by name",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({
			activities: z.array(z.object({ ...activityAnswer.shape, isEnabled: z.boolean() })),
		}),
	}),
	getActivityUsage: endpoint("getActivityUsage", {
		route: "GET /api/activities/{id}/usage",
		summary: "How much is linked with an activity, each counted up to 1,000",
		access: { key: "activities.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			entries: z.number(),
			bookings: z.number(),
			costCentres: z.number(),
			reasons: z.number(),
		}),
	}),
} as const;

export type Reason = AnswerOf<typeof contract.getActivityReason>;
