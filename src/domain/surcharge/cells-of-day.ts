import type { DayBounds } from "../time/day-bounds.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { SurchargeCalendar } from "./condition.ts";
import type { Cell } from "./day-plan.ts";
import { isEmpty, type PlanRule, type RulesByCategory } from "./plan-rules.ts";
import { type WallStretch, wallStretches } from "./wall-stretches.ts";

/** Cuts a day at every edge of the rules' conditions and at changes of the clock. */
export function cellsOfDay(
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
