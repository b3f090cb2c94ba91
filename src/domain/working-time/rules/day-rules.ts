import type { SurchargeCalendar } from "../../surcharge/condition.ts";
import { countingAccount } from "../../surcharge/special-account.ts";
import {
	type SpecialAccountPlan,
	specialAccountPlan,
} from "../../surcharge/special-account-plan.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { AutoShiftSettings } from "./auto-shift-to-tracking.ts";
import type { AutopauseSettings } from "./autopause.ts";
import type { BalanceMode } from "./balance-mode.ts";
import type { ExtratimeSettings } from "./extratime.ts";
import type { FlextimeSettings } from "./flextime.ts";
import type { NormalizeSettings } from "./normalize-to-worktime.ts";
import type { OvertimeSettings } from "./overtime.ts";
import type { RoundingSettings } from "./rounding.ts";
import { slotOf, type TimeRule } from "./rule-catalogue.ts";

/** A rule and its place among those given, by which the trace names it. */
export interface Placed<Rule> {
	readonly index: number;
	readonly settings: Rule;
}

/** With its conditions laid over the calendar of the site. */
export interface PlacedExtratime extends Placed<ExtratimeSettings> {
	readonly plan: SpecialAccountPlan;
}

/** From a day on, until the next of them. */
export interface DatedBalanceMode {
	readonly from: LocalDay;
	readonly mode: BalanceMode;
}

/** The rules that hold on a day, each kind at most once. */
export interface DayRules {
	readonly balanceMode: BalanceMode;
	readonly normalize: Placed<NormalizeSettings> | null;
	readonly roundBegin: Placed<RoundingSettings> | null;
	readonly roundEnd: Placed<RoundingSettings> | null;
	readonly roundPause: Placed<RoundingSettings> | null;
	readonly roundDuration: Placed<RoundingSettings> | null;
	readonly autopause: Placed<AutopauseSettings> | null;
	readonly extratime: PlacedExtratime | null;
	readonly overtime: Placed<OvertimeSettings> | null;
	readonly flextime: Placed<FlextimeSettings> | null;
	readonly autoShift: Placed<AutoShiftSettings> | null;
}

/** The rules of a day; the same object for all days between two changes. */
export type RuleBook = (day: LocalDay) => DayRules;

const usualMode: BalanceMode = "ACTUAL_MINUS_TARGET";
const first = Number.NEGATIVE_INFINITY;
const last = Number.POSITIVE_INFINITY;

/**
 * The book of some rules, of which no two of one slot hold on one day.
 *
 * @param balanceMode where it changes, in order of days; before the first of them plus and minus count
 */
export function ruleBook(
	rules: readonly TimeRule[],
	balanceMode: BalanceMode | readonly DatedBalanceMode[],
	calendar: SurchargeCalendar,
): RuleBook {
	const modes = typeof balanceMode === "string" ? [] : balanceMode;
	const firstMode = typeof balanceMode === "string" ? balanceMode : usualMode;
	const modeOn = (day: number) => modes.findLast(({ from }) => day >= from)?.mode ?? firstMode;
	const dated = rules.map((settings, index) => ({
		index,
		settings,
		from: settings.validFrom === null ? first : dayOfIso(settings.validFrom),
		to: settings.validTo === null ? last : dayOfIso(settings.validTo),
	}));
	const changes = [
		first,
		...dated.flatMap(({ from, to }) => [from, to + 1]),
		...modes.map(({ from }) => from),
	];
	const pages = [...new Set(changes)]
		.sort((a, b) => b - a)
		.map((from) => {
			const held = dated.filter((one) => one.from <= from && from <= one.to);
			return { from, rules: pageOf(held, modeOn(from), calendar) };
		});
	const oldest = pageOf([], firstMode, calendar);
	return (day) => pages.find(({ from }) => day >= from)?.rules ?? oldest;
}

function pageOf(
	held: readonly Placed<TimeRule>[],
	balanceMode: BalanceMode,
	calendar: SurchargeCalendar,
): DayRules {
	const bySlot = new Map(held.map((one) => [slotOf(one.settings), one]));
	// a slot holds no other settings than those of its type
	const take = <Rule>(slot: string) => (bySlot.get(slot) ?? null) as Placed<Rule> | null;
	const extratime = take<ExtratimeSettings>("EXTRATIME");
	return {
		balanceMode,
		normalize: take("NORMALIZE2WORKTIME"),
		roundBegin: take("ROUNDING BEGIN"),
		roundEnd: take("ROUNDING END"),
		roundPause: take("ROUNDING PAUSE"),
		roundDuration: take("ROUNDING DURATION"),
		autopause: take("AUTOPAUSE"),
		extratime: extratime && withPlan(extratime, calendar),
		overtime: take("OVERTIME"),
		flextime: take("FLEXTIME"),
		autoShift: take("AUTOSHIFTTOTRACKING"),
	};
}

function withPlan(placed: Placed<ExtratimeSettings>, calendar: SurchargeCalendar): PlacedExtratime {
	const counting = countingAccount(placed.settings.conditions);
	return { ...placed, plan: specialAccountPlan([counting], calendar) };
}
