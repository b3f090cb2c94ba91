import { contract } from "#areas/time-tracking/target-actual/contract.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useApi } from "#kit/web/use-api.ts";
import { trialDayOf } from "./trial-day-of.ts";

type Month = AnswerOf<(typeof contract)["getTargetActual"]>;

/** The last day on which somebody worked, as a rule can be tried on it: of this month, else of the one before. */
export function useLastDay(userId: string | undefined, rule: TimeRule) {
	const today = dayNow();
	const isAsked = userId !== undefined;
	const ofMonth = (first: LocalDay) => ({
		userId: userId ?? "",
		month: isoOfDay(first).slice(0, 7),
	});
	const { from } = monthOf(today);
	const now = useApi(contract.getTargetActual, ofMonth(from), { enabled: isAsked });
	const ofNow = now.data && lastWorked(now.data, today);
	const isEmpty = isAsked && now.data !== undefined && ofNow === undefined;
	const before = useApi(contract.getTargetActual, ofMonth(addMonths(from, -1)), {
		enabled: isEmpty,
	});
	const day = ofNow ?? (isEmpty && before.data ? lastWorked(before.data, today) : undefined);
	const trace = useApi(
		contract.getDayTrace,
		{ userId: userId ?? "", day: day ?? isoOfDay(today) },
		{ enabled: day !== undefined },
	);
	const to = rule.type === "NORMALIZE2WORKTIME" ? rule.to : "WORKING_TIME";
	return {
		day: trace.data && trialDayOf(trace.data, to),
		isBusy: [now, before, trace].some(({ isFetching, data }) => isFetching && data === undefined),
	};
}

function lastWorked({ days }: Month, today: LocalDay): string | undefined {
	return days.findLast(
		({ day, firstBegin, lastEnd }) =>
			dayOfIso(day) < today && firstBegin !== null && lastEnd !== null,
	)?.day;
}

/** Monday to Friday, before today. */
export function lastWorkday(today: LocalDay): string {
	const yesterday = (today - 1) as LocalDay;
	const since = Math.max(0, weekdayOf(yesterday) - 5);
	return isoOfDay((yesterday - since) as LocalDay);
}

/** A usual day without a pause: what most rules are about. */
export function usualDay(): ExampleDay {
	return {
		date: lastWorkday(dayNow()),
		targetMinutes: 480,
		plan: { begin: "08:00", end: "17:00" },
		openingBalanceMinutes: 0,
		entries: [{ begin: "08:00", end: "17:00", isPause: false }],
	};
}
