import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { ClassType } from "../contract/activity-answer.ts";
import type { ActivityCategory } from "../contract/activity-categories.ts";
import type { activities } from "../contract.ts";
import { ApprovalInput } from "./approval-input.tsx";
import { ApprovalView } from "./approval-view.tsx";
import { categoryOf } from "./category-of.ts";
import { ClassTypeInput } from "./class-type-input.tsx";
import { UsageSection } from "./usage-section.tsx";

type Values = MasterValues<(typeof activities)["fields"]>;

/** Classes that are booked by the clock. */
const booked: readonly ClassType[] = ["WORKTIME", "ACTION", "PAUSE", "BREAK"];

const asked: Partial<
	Record<keyof Values, (type: ClassType, category: ActivityCategory) => boolean>
> = {
	bookingRequiresGps: (type) => booked.includes(type),
	reasonRequired: (_, category) => category === "TRACKING",
	// leave and sickness always credit the time of the day
	creditsTime: (type) => type === "ABSENCE",
	countsAsWorkingTime: (type) => type === "SHIFT_STANDBY",
	exclusive: (_, category) => category === "ABSENCE",
	approval: (_, category) => category === "TRACKING" || category === "ABSENCE",
};

/** How activities look, whatever they are for; they are asked only for what their class type makes sense of. */
export const activityLooks = {
	inputs: { classType: ClassTypeInput, approval: ApprovalInput },
	views: { approval: ApprovalView },
	sections: [UsageSection],
	isAsked: (field: keyof Values, { classType }: Values) =>
		asked[field]?.(classType, categoryOf(classType)) ?? true,
};
