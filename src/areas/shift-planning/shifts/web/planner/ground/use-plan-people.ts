import { useMemo } from "react";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { mostPlanPeople, type PlanPerson } from "../../../contract/plan-people.ts";
import { contract, type ShiftPlan } from "../../../contract.ts";
import type { SoughtPlan } from "../use-plan.ts";

export type PlanPeople = ReadonlyMap<string, PlanPerson>;

/** What lies beneath the shifts of the people shown; asked in pages beside the plan, which does not wait for it. */
export function usePlanPeople(
	sought: SoughtPlan,
	plan: ShiftPlan | undefined,
	isReady: boolean,
): PlanPeople {
	const { workspaceIds: _, ...asked } = sought;
	const shown = plan?.people.length ?? 0;
	// the plan shows 500 at most
	const first = useApi(contract.getPlanPeople, asked, { keep: true, enabled: isReady });
	const second = usePage(asked, 2, shown);
	const third = usePage(asked, 3, shown);
	useLiveTopic("AVAILABILITIES", renewPeople);
	return useMemo(() => {
		const pages = [first.data, second, third].flatMap((page) => page?.people ?? []);
		return new Map(pages.map((one) => [one.userId, one]));
	}, [first.data, second, third]);
}

function usePage(asked: Omit<SoughtPlan, "workspaceIds">, page: number, shown: number) {
	const enabled = shown > (page - 1) * mostPlanPeople;
	const { data } = useApi(contract.getPlanPeople, { ...asked, page }, { keep: true, enabled });
	return enabled ? data : undefined;
}

const renewPeople = () => void renew(contract.getPlanPeople);
