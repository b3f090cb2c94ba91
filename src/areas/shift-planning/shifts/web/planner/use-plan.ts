import { useMemo } from "react";
import { useSaidWhat } from "#areas/shift-planning/availability/web/public.ts";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
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
import { coverageOf } from "./demand/cover-foot.ts";
import { coverOf, type PlanCover } from "./demand/read-demand.ts";
import { vacantItems } from "./demand/vacant-items.ts";
import { narrowPlan } from "./filter/narrow-plan.ts";
import type { PlanNarrowing } from "./filter/use-plan-filters.ts";
import { planCells } from "./ground/plan-cells.ts";
import { usePlanPeople } from "./ground/use-plan-people.ts";
import type { ShiftPattern } from "./patterns.ts";
import { planActions } from "./plan-actions.ts";
import { itemsOf, type PlannedShift, type PlanView, rowOf, shiftsOf } from "./plan-items.ts";
import { rowsOf } from "./plan-rows.ts";
import { useLent } from "./use-lent.ts";

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

/** The plan of a range and what is wrong with it, kept up to date. */
export function usePlan(sought: SoughtPlan, isReady: boolean) {
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
	const cover = useMemo(
		() => plan && coverOf(isWhole ? demand : undefined, shifts, plan, today),
		[plan, demand, shifts, isWhole, today],
	);
	const people = usePlanPeople(sought, plan);
	return { plan, conflicts: judged?.conflicts, shifts, cover, people, isError };
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

export interface ShownPlan
	extends Pick<ReturnType<typeof usePlan>, "conflicts" | "cover" | "people"> {
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

const none: readonly TimelineItem[] = [];

/** What a timeline shows of the plan. */
export function usePlanGiven(shown: ShownPlan): Given {
	const t = useTexts(texts);
	const format = useFormat();
	const mayDelete = useMay("shiftplan.manage", "FULL");
	const { userId: ownId } = useSession();
	const {
		plan: whole,
		shifts: all,
		view,
		range,
		ground,
		pattern,
		byHours,
		people,
		narrowing,
		layer,
	} = shown;
	const lentTo = useLent();
	const said = useConflictWords(shown.conflicts);
	const { plan, shifts } = useMemo(
		() => narrowPlan({ plan: whole, shifts: all, conflicts: said }, narrowing),
		[whole, all, said, narrowing],
	);
	const rows = useMemo(
		() => rowsOf({ plan, people, shifts, view, t, format, ownId, range }),
		[plan, people, shifts, view, t, format, ownId, range],
	);
	const items = useMemo(
		() => itemsOf(shifts, { plan, view, byHours, conflicts: said, lentTo, t }),
		[shifts, plan, view, byHours, said, lentTo, t],
	);
	const away = useMemo(() => {
		const ids = new Set(rows.rows.map(({ id }) => id));
		return (ground?.items ?? []).filter(({ rowId }) => view === "PEOPLE" && ids.has(rowId));
	}, [rows, ground, view]);
	const { cover = noCover } = shown;
	const cells = useCells(shown);
	const coverage = useMemo(
		() => coverageOf(cover, range, { byHours, t }),
		[cover, range, byHours, t],
	);
	const vacant = useMemo(
		() => vacantItems(cover.vacancies, { plan, view, byHours, t }),
		[cover, plan, view, byHours, t],
	);
	const laidOver = view === "PEOPLE" ? (layer?.items ?? none) : none;
	const actions = planActions({
		...{ plan, shifts, vacancies: cover.vacancies, view, byHours, pattern, mayDelete, t },
	});
	return {
		...rows,
		...{ lines: 2 as const, leastDayWidth: 54, coverage, cells, holidays: ground?.holidays ?? [] },
		items: useMemo(
			() => [...away, ...items, ...vacant, ...laidOver],
			[away, items, vacant, laidOver],
		),
		corner: { title: t.people(plan.total), note: t.planned },
		legend: legendOf(plan, shifts),
		...revealed(shifts, view, shown.sought),
		...actions,
		onOpen: (item) => {
			if (layer?.onOpen(item) !== true) actions.onOpen?.(item);
		},
	};
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
