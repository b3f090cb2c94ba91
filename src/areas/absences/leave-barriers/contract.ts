import * as z from "zod/mini";
import { civilDay, id, lastOf } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import {
	dateField,
	ownField,
	referenceField,
	textField,
} from "#kit/contract/master-data/master-fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Two years, of which one may be a leap year: what goes on for ever is no barrier, but another entitlement. */
export const mostBarredDays = 731;

export const barrierReversed = refusal("InvalidAction", "LEAVE_BARRIER_REVERSED");
export const barrierTooLong = refusal("InvalidAction", "LEAVE_BARRIER_TOO_LONG");
/** Nobody plans to be ill, and work is no absence. */
export const barrierActivityUnfit = refusal("InvalidAction", "LEAVE_BARRIER_ACTIVITY_UNFIT");
/** A barrier holds where the session may decide: in each of its departments. */
export const barrierOutOfReach = refusal("InvalidAction", "LEAVE_BARRIER_OUT_OF_REACH");

const mostUnits = 200;

/** Named in any order, kept in one. */
const inOrder = z.transform((ids: string[]) => [...new Set(ids)].sort());
const units = z.pipe(z.array(id).check(z.minLength(1), z.maxLength(mostUnits)), inOrder);

export const leaveBarriers = masterData({
	name: "LeaveBarrier",
	plural: "LeaveBarriers",
	entity: "leave_barrier",
	path: "/api/leave-barriers",
	permission: "absences.manage",
	topic: "LEAVEBARRIERS",
	isArchivable: true,
	fields: {
		name: textField(),
		from: dateField(),
		/** The last day. */
		to: { ...dateField(), input: lastOf(civilDay, "from", { days: mostBarredDays }) },
		/** Departments, each with all below it. */
		unitIds: ownField(units as unknown as z.ZodMiniType<string[], string[]>, {
			initial: [],
			answer: z.array(z.string()),
		}),
		/** The kind of absence that is not to be taken; null: all leave. */
		activityId: referenceField("activity", { optional: true }),
		reason: textField({ max: 500 }),
	},
	sortedBy: "from",
	/** Names of the departments, and of the kind of absence. */
	extra: { unitNames: z.string(), activityName: z.nullable(z.string()) },
	/** Those that hold on a day of a range. */
	filters: { since: civilDay, until: civilDay },
	refusals: [barrierReversed, barrierTooLong, barrierActivityUnfit, barrierOutOfReach],
});

export const { contract } = leaveBarriers;
