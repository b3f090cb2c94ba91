import { type DayBounds, dayBounds } from "../time/day-bounds.ts";
import { firstChange } from "../time/first-change.ts";
import type { EpochMinute, LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { SurchargeCalendar } from "./condition.ts";
import {
	isEmpty,
	type PlanRule,
	planRules,
	type RulesByCategory,
	ruleSorter,
} from "./plan-rules.ts";
import type { PreparedAccount } from "./special-account.ts";

/** A part of the day in which the calendar says the same for every minute. */
interface Cell {
	/** Instants in minutes, half-open. */
	readonly begin: number;
	readonly end: number;
	readonly rules: RulesByCategory;
}

/** One calendar day of a place, cut for all of its people. Parts in which no account gets anything are left out. */
export interface DayPlan {
	readonly day: LocalDay;
	readonly bounds: DayBounds;
	readonly accounts: readonly PreparedAccount[];
	readonly cells: readonly Cell[];
}

/** The accounts of a place, laid over its calendar. */
export interface SpecialAccountPlan {
	/** The plan of a day: made when first asked for, then kept. */
	dayOf(day: LocalDay): DayPlan;
}

/**
 * Lays accounts over a calendar. Make one for all people of a place who have the same accounts: cutting the days is the
 * expensive part, counting a person's minutes on them the cheap one.
 */
export function specialAccountPlan(
	accounts: readonly PreparedAccount[],
	calendar: SurchargeCalendar,
): SpecialAccountPlan {
	const days = new Map<LocalDay, DayPlan>();
	const rules = planRules(accounts, calendar);
	const sort = ruleSorter(rules);
	return {
		dayOf(day) {
			const known = days.get(day);
			if (known !== undefined) return known;
			const bounds = dayBounds(day, calendar.zone);
			const cells = cellsOfDay(day, bounds, rules, sort, calendar);
			const made = { day, bounds, accounts, cells };
			days.set(day, made);
			return made;
		},
	};
}

/** A part of a day, half-open, in which the wall clock runs evenly: its minute is `instant − midnight`. */
interface WallStretch {
	readonly begin: number;
	readonly end: number;
	/** The instant of minute 0 of the day, were the clock never changed. */
	readonly midnight: number;
}

/** Cuts a day at every edge of the rules' conditions and at changes of the clock. */
function cellsOfDay(
	day: LocalDay,
	bounds: DayBounds,
	rules: readonly PlanRule[],
	sort: (agreed: readonly PlanRule[]) => RulesByCategory,
	calendar: SurchargeCalendar,
): readonly Cell[] {
	const edges = edgesOf(rules);
	const rulesAt = (minute: number) =>
		sort(
			rules.filter(({ conditions }) =>
				conditions.every((condition) => condition.holds(day, minute, calendar)),
			),
		);
	const cells = wallStretches(day, bounds, calendar.zone).flatMap((stretch) =>
		cellsOf(stretch, edges, rulesAt),
	);
	return joined(cells).filter((cell) => !isEmpty(cell.rules));
}

function edgesOf(rules: readonly PlanRule[]): readonly number[] {
	const edges = rules.flatMap(({ conditions }) =>
		conditions.flatMap((condition) => condition.edges),
	);
	return [...new Set(edges)].sort((a, b) => a - b);
}

/** A day cut where its clock is changed: one part on most days, two on the nights of the change. */
function wallStretches(
	day: LocalDay,
	{ begin, end }: DayBounds,
	zone: Zone,
): readonly WallStretch[] {
	if (begin >= end) return [];
	const first = zone.offsetAt(begin);
	const last = zone.offsetAt((end - 1) as EpochMinute);
	const start = day * 1440;
	if (first === last) return [{ begin, end, midnight: start - first }];
	// no zone changes its clock twice within a week
	const change = firstChange(begin, (end - 1) as EpochMinute, zone);
	return [
		{ begin, end: change, midnight: start - first },
		{ begin: change, end, midnight: start - last },
	];
}

function cellsOf(
	{ begin, end, midnight }: WallStretch,
	edges: readonly number[],
	rulesAt: (minute: number) => RulesByCategory,
): Cell[] {
	const inner = edges.map((edge) => midnight + edge).filter((cut) => cut > begin && cut < end);
	const starts = [begin, ...inner];
	return starts.map((start, nth) => ({
		begin: start,
		end: starts[nth + 1] ?? end,
		rules: rulesAt(start - midnight),
	}));
}

/** Neighbours with the same rules become one: most of a person's time meets few cells. */
function joined(cells: readonly Cell[]): Cell[] {
	const kept: Cell[] = [];
	for (const { begin, end, rules } of cells) {
		const last = kept.at(-1);
		if (last?.rules === rules) {
			kept[kept.length - 1] = { begin: last.begin, end, rules };
		} else kept.push({ begin, end, rules });
	}
	return kept;
}
