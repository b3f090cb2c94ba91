import { secondOf } from "../../time/epoch.ts";
import type { PersonEntry, PersonFacts } from "./person-facts.ts";

/** Standby that the plan says and that is over or begun: nobody books it. */
export function plannedStandby({ shifts, now }: PersonFacts): PersonEntry[] {
	return shifts
		.filter(({ classType, begin }) => {
			return classType === "SHIFT_STANDBY" && begin < now;
		})
		.map(({ begin, end }) => ({
			begin: secondOf(begin),
			end: secondOf(end < now ? end : now),
			classType: "SHIFT_STANDBY",
			state: "APPROVED",
			countsAsWorkingTime: false,
			activityId: null,
			workspaceId: null,
			unitId: null,
		}));
}
