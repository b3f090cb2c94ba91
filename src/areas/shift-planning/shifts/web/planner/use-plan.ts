import { useMemo } from "react";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { TimelineHoliday, TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import type { PlanFigures } from "../../contract/plan-people.ts";
import { contract } from "../../contract.ts";
import { renewPlan } from "../renew-plan.ts";
import { layProposed, type ProposedForPlan } from "./demand/lay-proposed.ts";
import { coverOf } from "./demand/read-demand.ts";
import type { PlanNarrowing } from "./filter/use-plan-filters.ts";
import { usePlanPeople } from "./ground/use-plan-people.ts";
import { shiftsOf } from "./plan-items.ts";

interface Asked {
	readonly range: DayRange;
	/** What reaches over midnight into the range is shown, too. */
	readonly byHours: boolean;
	readonly search: string;
	readonly narrowing: PlanNarrowing;
}

export interface SoughtPlan extends Omit<PlanNarrowing, "activityIds" | "only"> {
	readonly from: string;
	readonly to: string;
	readonly search?: string;
}

/** What the plan is asked for; the same object while nothing of it changes. */
export function useSought({ range, byHours, search, narrowing }: Asked): SoughtPlan {
	return useMemo(
		() => ({
			from: isoOfDay((range.from - Number(byHours)) as LocalDay),
			to: isoOfDay(range.to),
			...askedOf(narrowing),
			...(search !== "" && { search }),
		}),
		[range, byHours, search, narrowing],
	);
}

/** What the server narrows by. */
function askedOf({ activityIds: _, only: __, ...asked }: PlanNarrowing) {
	return asked;
}

/**
 * The plan of a range and what is wrong with it, kept up to date.
 *
 * @param proposed counts as if it were planned
 */
export function usePlan(
	sought: SoughtPlan,
	isReady: boolean,
	proposed: readonly ProposedForPlan[] = nothingProposed,
) {
	const { search, qualificationIds, workspaceIds, ...ofUnits } = sought;
	const { data: plan, isError } = useApi(contract.getShiftPlan, sought, {
		...{ keep: true, enabled: isReady },
	});
	const mayRead = useMay("shiftplan.manage", "READ");
	const { data: judged } = useApi(contract.getPlanConflicts, ofUnits, {
		...{ keep: true, enabled: isReady && mayRead },
	});
	const { data: demand } = useApi(
		templates.getDemand,
		{ ...ofUnits, ...(workspaceIds && { workspaceIds }) },
		{ keep: true, enabled: isReady && mayRead },
	);
	useLiveTopic("SHIFTS", renewPlan);
	useLiveTopic("WORKSPACES", renewPlan);
	useLiveTopic("ABSENCES", renewConflicts);
	const shifts = useMemo(() => (plan === undefined ? [] : shiftsOf(plan)), [plan]);
	// of the people that are looked for alone nobody can say who is missing
	const today = isoOfDay(dayNow());
	const isWhole = search === undefined && qualificationIds === undefined;
	const cover = useMemo(() => {
		if (plan === undefined) return undefined;
		const counted = layProposed(shifts, { plan, demand, proposed });
		return coverOf(isWhole ? demand : undefined, counted, plan, today);
	}, [plan, demand, shifts, proposed, isWhole, today]);
	const people = usePlanPeople(sought, plan, isReady);
	return { plan, conflicts: judged?.conflicts, shifts, demand, cover, people, isError };
}

const nothingProposed: readonly ProposedForPlan[] = [];

const renewConflicts = () => void renew(contract.getPlanConflicts);

/** Who is away, and which days are free. */
export interface PlanGround {
	readonly items: readonly TimelineItem[];
	readonly holidays: readonly TimelineHoliday[];
}

/** What would be, laid over the plan. */
export interface PlanLayer {
	readonly items: readonly TimelineItem[];
	/** What of it is chosen. */
	readonly proposed: readonly ProposedForPlan[];
	/** Of whom it concerns what her month comes to with it. */
	readonly figures: ReadonlyMap<string, PlanFigures>;
	/** Whether the item was one of the layer. */
	readonly onOpen: (item: TimelineItem) => boolean;
}
