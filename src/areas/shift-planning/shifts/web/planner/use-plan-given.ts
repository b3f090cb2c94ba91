import { useMemo } from "react";
import { useSaidWhat } from "#areas/shift-planning/availability/web/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { TimelineGiven, TimelineItem, TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlanFigures } from "../../contract/plan-people.ts";
import type { ShiftPlan } from "../../contract.ts";
import { texts } from "../text.ts";
import { shiftViolation } from "../violations/shift-violation.ts";
import { coverageOf } from "./demand/cover-foot.ts";
import { layProposed, type ProposedForPlan, stillOpen } from "./demand/lay-proposed.ts";
import type { PlanCover } from "./demand/read-demand.ts";
import { vacantItems } from "./demand/vacant-items.ts";
import { narrowPlan } from "./filter/narrow-plan.ts";
import type { PlanNarrowing } from "./filter/use-plan-filters.ts";
import { planCells } from "./ground/plan-cells.ts";
import type { ShiftPattern } from "./patterns.ts";
import { planActions } from "./plan-actions.ts";
import { itemsOf, type PlannedShift, type PlanView, rowOf } from "./plan-items.ts";
import { rowsOf } from "./plan-rows.ts";
import { useLent } from "./use-lent.ts";
import type { PlanGround, PlanLayer, usePlan } from "./use-plan.ts";

export interface ShownPlan
	extends Pick<ReturnType<typeof usePlan>, "conflicts" | "cover" | "people" | "demand"> {
	readonly plan: ShiftPlan;
	readonly shifts: readonly PlannedShift[];
	readonly ground: PlanGround | undefined;
	readonly layer: PlanLayer | undefined;
	readonly view: PlanView;
	readonly range: DayRange;
	readonly byHours: boolean;
	readonly narrowing: PlanNarrowing;
	readonly pattern: ShiftPattern | undefined;
	/** The shift that is looked for. */
	readonly sought: string | undefined;
}

type Given = Omit<TimelineGiven, "label" | "range" | "zoom">;

/** What a timeline shows of the plan. */
export function usePlanGiven(shown: ShownPlan): Given {
	const t = useTexts(texts);
	const mayDelete = useMay("shiftplan.manage", "FULL");
	const { view, range, ground, layer, pattern, byHours, cover = noCover } = shown;
	const said = useConflictWords(shown.conflicts);
	const narrowed = useNarrowed(shown, said);
	const { plan, shifts } = narrowed;
	const rows = useRows(shown, narrowed);
	const coverage = useMemo(
		() => coverageOf(cover, range, { byHours, t }),
		[cover, range, byHours, t],
	);
	const { vacancies } = cover;
	const actions = useMemo(
		() => planActions({ plan, shifts, vacancies, view, byHours, pattern, mayDelete, t }),
		[plan, shifts, vacancies, view, byHours, pattern, mayDelete, t],
	);
	const legend = useMemo(() => legendOf(plan, shifts), [plan, shifts]);
	return {
		...rows,
		...{ lines: 2, leastDayWidth: 54, coverage, holidays: ground?.holidays ?? [] },
		cells: useCells(shown),
		items: useItems({ shown, narrowed, rows: rows.rows, said, cover }),
		corner: cornerOf(view, { plan, rows: rows.rows.length, t }),
		legend,
		...(revealed(shifts, view, shown.sought) ?? todayOf(range)),
		...actions,
		onOpen: (item) => {
			if (layer?.onOpen(item) !== true) actions.onOpen?.(item);
		},
	};
}

type Narrowed = ReturnType<typeof narrowPlan>;

function useNarrowed(
	{ plan, shifts, narrowing }: ShownPlan,
	conflicts: ReadonlyMap<string, string>,
): Narrowed {
	return useMemo(
		() => narrowPlan({ plan, shifts, conflicts }, narrowing),
		[plan, shifts, conflicts, narrowing],
	);
}

function useRows({ view, people, range, demand, layer }: ShownPlan, { plan, shifts }: Narrowed) {
	const t = useTexts(texts);
	const format = useFormat();
	const { userId: ownId } = useSession();
	const { proposed = nothingProposed, figures = noFigures } = layer ?? {};
	return useMemo(() => {
		const counted = layProposed(shifts, { plan, demand, proposed });
		return rowsOf({ plan, people, shifts: counted, figures, view, t, format, ownId, range });
	}, [plan, people, shifts, figures, view, t, format, ownId, range, demand, proposed]);
}

interface ItemsGiven {
	readonly shown: ShownPlan;
	readonly narrowed: Narrowed;
	readonly rows: readonly TimelineRow[];
	readonly said: ReadonlyMap<string, string>;
	readonly cover: PlanCover;
}

const none: readonly TimelineItem[] = [];
const nothingProposed: readonly ProposedForPlan[] = [];
const noFigures: ReadonlyMap<string, PlanFigures> = new Map();

/** Who is away, what is planned, what is still needed, and what is proposed. */
function useItems({ shown, narrowed, rows, said, cover }: ItemsGiven): readonly TimelineItem[] {
	const t = useTexts(texts);
	const lentTo = useLent();
	const { view, byHours, ground, layer } = shown;
	const { plan, shifts } = narrowed;
	const away = useMemo(() => {
		const ids = new Set(rows.map(({ id }) => id));
		return (ground?.items ?? []).filter(({ rowId }) => view === "PEOPLE" && ids.has(rowId));
	}, [rows, ground, view]);
	const { items: laidOver = none, proposed = nothingProposed } = layer ?? {};
	const items = useMemo(() => {
		const open = stillOpen(shifts, proposed);
		return itemsOf(open, { plan, view, byHours, conflicts: said, lentTo, t });
	}, [shifts, proposed, plan, view, byHours, said, lentTo, t]);
	const vacant = useMemo(
		() => vacantItems(cover.vacancies, { plan, view, byHours, t }),
		[cover, plan, view, byHours, t],
	);
	return useMemo(
		() => [...away, ...items, ...vacant, ...laidOver],
		[away, items, vacant, laidOver],
	);
}

/** Beneath the rows of people: what they said of their days, and when they work by schedule. */
function useCells({ people, range, byHours, view }: ShownPlan) {
	const { offHours } = useTexts(texts);
	const whatOf = useSaidWhat();
	return useMemo(() => {
		if (view !== "PEOPLE") return [];
		const first = (range.from - Number(byHours)) as LocalDay;
		const days = range.to - first + 1;
		return planCells(people, { first, days, byHours, whatOf, offWords: offHours });
	}, [people, range, byHours, view, whatOf, offHours]);
}

const noCover: PlanCover = { pieces: [], vacancies: [] };

type Revealed = Pick<TimelineGiven, "reveal">;

function revealed(
	shifts: readonly PlannedShift[],
	view: PlanView,
	id: string | undefined,
): Revealed | undefined {
	const shift = shifts.find((one) => one.id === id);
	if (shift === undefined) return undefined;
	const day = dayOfIso(shift.day);
	return { reveal: { from: day, to: day, rowId: rowOf(view, shift) } };
}

/** So many days from today on are seen at first. */
const daysAhead = 7;

/** What lies ahead is planned: a range begins with today where it holds it, else with its first day. */
function todayOf({ from, to }: DayRange): Revealed {
	const today = dayNow();
	const first = today >= from && today <= to ? today : from;
	return { reveal: { from: first, to: Math.min(to, first + daysAhead - 1) as LocalDay } };
}

interface CornerGiven {
	readonly plan: ShiftPlan;
	readonly rows: number;
	readonly t: Words<typeof texts>;
}

/** What the rows are, above them. */
function cornerOf(view: PlanView, { plan, rows, t }: CornerGiven): TimelineGiven["corner"] {
	if (view === "WORKSPACES") return { title: t.places(rows) };
	if (view === "ACTIVITIES") return { title: t.kinds(rows) };
	return { title: t.people(plan.total), note: t.planned };
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
