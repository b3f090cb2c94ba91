import { useMemo } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type {
	TimelineGiven,
	TimelineHoliday,
	TimelineItem,
} from "#kit/ui/timeline/timeline-given.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type ShiftPlan } from "../../contract.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { shiftViolation } from "../violations/shift-violation.ts";
import type { ShiftPattern } from "./patterns.ts";
import { planActions } from "./plan-actions.ts";
import { itemsOf, type PlannedShift, type PlanView, rowOf, shiftsOf } from "./plan-items.ts";
import { coverageOf, rowsOf } from "./plan-rows.ts";

interface Asked {
	readonly range: DayRange;
	readonly search: string;
	readonly unitIds: readonly string[];
}

/** What the plan is asked for; the same object while nothing of it changes. */
export function useSought({ range, search, unitIds }: Asked) {
	return useMemo(
		() => ({
			...{ from: isoOfDay(range.from), to: isoOfDay(range.to) },
			...(unitIds.length > 0 && { unitIds: [...unitIds] }),
			...(search !== "" && { search }),
		}),
		[range, search, unitIds],
	);
}

/** The plan of a range and what is wrong with it, kept up to date. */
export function usePlan(sought: ReturnType<typeof useSought>) {
	const { search: _, ...narrowing } = sought;
	const { data: plan, isError } = useApi(contract.getShiftPlan, sought, { keep: true });
	const mayRead = useMay("shiftplan.manage", "READ");
	const { data: judged } = useApi(contract.getPlanConflicts, narrowing, {
		...{ keep: true, enabled: mayRead },
	});
	useLiveTopic("SHIFTS", renewPlan);
	useLiveTopic("WORKSPACES", renewPlan);
	useLiveTopic("ABSENCES", renewConflicts);
	const shifts = useMemo(() => (plan === undefined ? [] : shiftsOf(plan)), [plan]);
	return { plan, conflicts: judged?.conflicts, shifts, isError };
}

const renewConflicts = () => void renew(contract.getPlanConflicts);

/** Who is away, and which days are free. */
export interface PlanGround {
	readonly items: readonly TimelineItem[];
	readonly holidays: readonly TimelineHoliday[];
}

/** What would be, laid over the plan. */
export interface PlanLayer {
	readonly items: readonly TimelineItem[];
	/** Whether the item was one of the layer. */
	readonly onOpen: (item: TimelineItem) => boolean;
}

export interface ShownPlan extends Pick<ReturnType<typeof usePlan>, "conflicts"> {
	readonly plan: ShiftPlan;
	readonly shifts: readonly PlannedShift[];
	readonly ground: PlanGround | undefined;
	readonly layer: PlanLayer | undefined;
	readonly view: PlanView;
	readonly range: DayRange;
	readonly byHours: boolean;
	readonly pattern: ShiftPattern | undefined;
	/** The shift that is looked for. */
	readonly sought: string | undefined;
}

type Given = Omit<TimelineGiven, "label" | "range" | "zoom">;

/** What a timeline shows of the plan. */
export function usePlanGiven(shown: ShownPlan): Given {
	const t = useTexts(texts);
	const format = useFormat();
	const mayDelete = useMay("shiftplan.manage", "FULL");
	const { userId: ownId } = useSession();
	const { plan, shifts, view, range, ground, layer, pattern } = shown;
	const said = useConflictWords(shown.conflicts);
	const { byHours } = shown;
	const isLong = range.to - range.from >= 27;
	const rows = useMemo(
		() => rowsOf({ plan, shifts, view, t, format, ownId, isLong }),
		[plan, shifts, view, t, format, ownId, isLong],
	);
	const items = useMemo(
		() => itemsOf(shifts, { plan, view, byHours, conflicts: said, t }),
		[shifts, plan, view, byHours, said, t],
	);
	const away = useMemo(() => {
		const ids = new Set(rows.rows.map(({ id }) => id));
		return (ground?.items ?? []).filter(({ rowId }) => view === "PEOPLE" && ids.has(rowId));
	}, [rows, ground, view]);
	const laidOver = view === "PEOPLE" ? layer?.items : undefined;
	const actions = planActions({ plan, shifts, view, pattern, mayDelete, t });
	const coverage = useMemo(() => coverageOf(shifts, range, { plan, t }), [shifts, range, plan, t]);
	return {
		...rows,
		...{ lines: 2 as const, leastDayWidth: 54, coverage, holidays: ground?.holidays ?? [] },
		items: useMemo(() => [...away, ...items, ...(laidOver ?? [])], [away, items, laidOver]),
		corner: { title: t.people(plan.total), note: t.planned },
		legend: legendOf(plan, shifts),
		...revealed(shifts, view, shown.sought),
		...actions,
		onOpen: (item) => {
			if (layer?.onOpen(item) !== true) actions.onOpen?.(item);
		},
	};
}

function revealed(
	shifts: readonly PlannedShift[],
	view: PlanView,
	id: string | undefined,
): Partial<Pick<TimelineGiven, "reveal" | "selected">> {
	const shift = shifts.find((one) => one.id === id);
	if (shift === undefined) return {};
	const day = dayOfIso(shift.day);
	return { reveal: { from: day, to: day, rowId: rowOf(view, shift) } };
}

function legendOf({ activities }: ShiftPlan, shifts: readonly PlannedShift[]) {
	const used = new Set(shifts.map(({ activityId }) => activityId));
	return activities
		.filter(({ id }) => used.has(id))
		.map(({ name, color }) => ({ tone: color, label: name }));
}

/** What is wrong with a shift, in words. */
function useConflictWords(conflicts: ShownPlan["conflicts"]): ReadonlyMap<string, string> {
	const t = useTexts(texts);
	return useMemo(() => {
		// in the language of now
		void t;
		const byShift = Map.groupBy(conflicts ?? [], ({ shiftId }) => shiftId);
		return new Map(
			[...byShift].map(([id, all]) => [id, all.map((one) => shiftViolation(one)).join(" ")]),
		);
	}, [conflicts, t]);
}
