import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	type PlanRows,
	plannedOfRows,
	planStatements,
} from "#areas/time-tracking/worksheets/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { PlanFigures } from "../contract/plan-people.ts";
import type { contract } from "../contract.ts";
import { demandRange, planScopeOf } from "./get-shift-plan.ts";
import type { FiguredDays } from "./sql/figures.ts";
import { type PlanPersonRow, planPeople } from "./sql/people.ts";
import { readablePage } from "./sql/plan.ts";

type Endpoint = (typeof contract)["getPlanPeople"];
type Hours = AnswerOf<Endpoint>["people"][number]["hours"];

/** What lies beneath the shifts of people, in one round trip beside that of the plan: the plan itself does not wait for it. */
export const getPlanPeople: Handler<Endpoint> = async (context, input) => {
	demandRange(input);
	const { tenantId } = context;
	const scope = planScopeOf(context);
	const { from, to } = input;
	const days = figuredDays({ from, to }, todayOf(context));
	const [rows, ...schedules] = await context.together<[PlanPersonRow, ...PlanRows]>([
		planPeople(scope, input, days),
		...planStatements(tenantId, readablePage(scope, input), { from, to }),
	]);
	const hours = hoursOf(schedules, { from, to });
	return {
		people: rows.map(({ userId, said, ...figures }) => ({
			...{ userId, said, hours: hours.get(userId) ?? null },
			figures: figuresOf(figures),
		})),
	};
};

/** Those of the month that a range begins in. */
export function figuredDays(
	range: { readonly from: string; readonly to: string },
	today: string,
): FiguredDays {
	const month = monthOf(dayOfIso(range.from));
	return { month: { from: isoOfDay(month.from), to: isoOfDay(month.to) }, range, today };
}

/** Without what else stands in a row. */
export function figuresOf(row: PlanFigures): PlanFigures {
	const { plannedMinutes, rangeMinutes, targetMinutes, forecastMinutes, nights, weekends } = row;
	return { plannedMinutes, rangeMinutes, targetMinutes, forecastMinutes, nights, weekends };
}

type Schedules = Parameters<typeof plannedOfRows>[0];

/** Of those who have a work schedule with times. */
function hoursOf(schedules: Schedules, range: { from: string; to: string }) {
	const found = new Map<string, NonNullable<Hours>>();
	for (const { userId, days } of plannedOfRows(schedules, range)) {
		const own = days.flatMap(({ workingTime, isEmployed }, nth) =>
			workingTime === null || !isEmployed
				? []
				: [[nth, workingTime.begin, workingTime.end] as [number, number, number]],
		);
		if (own.length > 0) found.set(userId, own);
	}
	return found;
}
