import * as z from "zod/mini";
import { absenceIcons } from "#domain/absences/absence-icons.ts";
import {
	type ApprovalStages,
	approvalStages,
	bookingUnits,
	deductions,
	type KindFault,
	lastCertificateDay,
	mostRetroactive,
} from "#domain/absences/kind-fault.ts";
import { occasions } from "#domain/absences/occasion.ts";
import { accountUnits } from "#domain/leave/amount/account-units.ts";
import { classTypes } from "#domain/working-time/timeline/time-class.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, queryList } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	choiceField,
	codeField,
	colorField,
	flagField,
	numberField,
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

/** Other kinds are taken from its account: it stays leave with an account of its own. */
export const accountInUse = refusal("InvalidAction", "ACTIVITY_LEAVE_ACCOUNT_IN_USE");

/** People have accounts of the kind already: they stay in the unit that they are kept in. */
export const accountUnitFixed = refusal("InvalidAction", "ACTIVITY_ACCOUNT_UNIT_FIXED");

/** What makes no sense of a kind of absence; `details` names the field. */
export const kindRefusals = {
	ACTIVITY_NO_ABSENCE: refusal("InvalidAction", "ACTIVITY_NO_ABSENCE"),
	ACTIVITY_STAGES_UNFIT: refusal("InvalidAction", "ACTIVITY_STAGES_UNFIT"),
	ACTIVITY_DEDUCTION_UNFIT: refusal("InvalidAction", "ACTIVITY_DEDUCTION_UNFIT"),
	ACTIVITY_LEAVE_BY_HOURS: refusal("InvalidAction", "ACTIVITY_LEAVE_BY_HOURS"),
	ACTIVITY_OVERTIME_CREDITED: refusal("InvalidAction", "ACTIVITY_OVERTIME_CREDITED"),
	ACTIVITY_LEAVE_ACCOUNT_UNFIT: refusal("InvalidAction", "ACTIVITY_LEAVE_ACCOUNT_UNFIT"),
	ACTIVITY_LEAVE_ACCOUNT_NEEDED: refusal("InvalidAction", "ACTIVITY_LEAVE_ACCOUNT_NEEDED"),
	ACTIVITY_CERTIFICATE_UNFIT: refusal("InvalidAction", "ACTIVITY_CERTIFICATE_UNFIT"),
	ACTIVITY_ACCOUNT_UNIT_UNFIT: refusal("InvalidAction", "ACTIVITY_ACCOUNT_UNIT_UNFIT"),
	ACTIVITY_OCCASION_UNFIT: refusal("InvalidAction", "ACTIVITY_OCCASION_UNFIT"),
} satisfies Readonly<Record<KindFault, unknown>>;

export const substituteRules = ["NONE", "OPTIONAL", "REQUIRED"] as const;

/** What entries of an activity need before they count. */
const approval = z.object({
	/** A supervisor must agree. */
	required: z.boolean(),
	/** How many must, one after the other: 0 where `required` is false, of absences up to 2, else 1. */
	stages: z.literal(approvalStages) as z.ZodMiniType<ApprovalStages, ApprovalStages>,
	/** Who may approve others' entries may approve her own, too. */
	selfApproval: z.boolean(),
	/** Whether a substitute is named, who must then agree. */
	substitute: z.enum(substituteRules),
});

export type Approval = z.output<typeof approval>;
const noApproval: Approval = {
	required: false,
	stages: 0,
	selfApproval: false,
	substitute: "NONE",
};

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
		/** The smallest part of a time that may be booked; DAYS of what is no absence. */
		bookingUnit: choiceField(bookingUnits),
		/** From which account an absence is taken. */
		deducts: choiceField(deductions),
		/** Whose leave account; null: its own, which only LEAVE has. */
		leaveActivityId: referenceField("activity", { optional: true }),
		/** In what the accounts of a kind of leave are kept that has its own; fixed once there are any. */
		accountUnit: choiceField(accountUnits),
		/** How many days back an absence may be asked for; null: any. */
		retroactiveDays: numberField({ min: 0, max: mostRetroactive, optional: true }),
		/** Of SICK: from which calendar day of an illness a certificate is asked for; null: never. */
		certificateFromDay: numberField({ min: 1, max: lastCertificateDay, optional: true }),
		icon: choiceField(absenceIcons, { optional: true }),
		/** What the law has to say of an absence: whose days are counted, or which earns no leave; null: nothing of its own. */
		occasion: choiceField(occasions, { optional: true }),
		approval: recordField(approval, noApproval),
	},
	sortedBy: "name",
	filters: { category: z.enum(activityCategories), classTypes: queryList(z.enum(classTypes)) },
	refusals: [
		...[classFixed, lastOfClass, defaultNeeded, defaultArchived, accountInUse, accountUnitFixed],
		...Object.values(kindRefusals),
	],
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
	listAbsenceActivities: endpoint("listAbsenceActivities", {
		route: "GET /api/absence-activities",
		summary: "Kinds of absence, archived ones too, by name",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({
			activities: z.array(
				z.object({
					...activityAnswer.shape,
					isDefault: z.boolean(),
					isEnabled: z.boolean(),
					bookingUnit: z.enum(bookingUnits),
					deducts: z.enum(deductions),
					icon: z.nullable(z.enum(absenceIcons)),
					occasion: z.nullable(z.enum(occasions)),
					/** Whether a substitute may or must be named. */
					substitute: z.enum(substituteRules),
					/** Why has to be said. */
					reasonRequired: z.boolean(),
				}),
			),
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
