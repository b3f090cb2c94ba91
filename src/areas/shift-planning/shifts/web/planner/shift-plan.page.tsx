import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { PeriodBar } from "#kit/ui/period/period-bar.tsx";
import { periodOf } from "#kit/ui/period/periods.ts";
import { narrowerThan } from "#kit/ui/scale-of-type.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import type { TimelineCarrier } from "#kit/ui/timeline/drag/carry-over.ts";
import type { TimelineZoom } from "#kit/ui/timeline/layout/day-scale.ts";
import { useTimelinePaper } from "#kit/ui/timeline/print/timeline-paper.tsx";
import { Timeline } from "#kit/ui/timeline/timeline.tsx";
import type { TimelineGiven } from "#kit/ui/timeline/timeline-given.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ShiftPlan } from "../../contract.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { usePlanFilters } from "./filter/use-plan-filters.ts";
import { PatternBar } from "./pattern-bar.tsx";
import { patternsOf, type ShiftPattern } from "./patterns.ts";
import type { PlanView } from "./plan-items.ts";
import { isPlanner } from "./plan-rows.ts";
import { PlanTools } from "./plan-tools.tsx";
import {
	type PlanGround,
	type PlanLayer,
	type SoughtPlan,
	usePlan,
	useSought,
} from "./use-plan.ts";
import { type ShownPlan, usePlanGiven } from "./use-plan-given.ts";
import { useTurnKeys } from "./use-turn-keys.ts";
import { withoutReasons } from "./wall-plan.ts";
import "./shift-plan.css";

const zooms = ["DAY", "WEEK", "TWO_WEEKS", "MONTH"] as const;

/** Who works when and where; planners change it here. */
export default function ShiftPlanPage() {
	const t = useTexts(texts);
	const today = dayNow();
	const [at, setAt] = useState<{ zoom: (typeof zooms)[number]; day: typeof today }>(() => ({
		// told one after the other a month would begin with days long past
		zoom: matchMedia(narrowerThan(sizes.panel.wholeBelow)).matches ? "WEEK" : "MONTH",
		day: today,
	}));
	const [search, setSearch] = useState("");
	const [view, setView] = useState<PlanView>("PEOPLE");
	const range = useMemo(() => periodOf(at.zoom, at.day), [at]);
	const byHours = at.zoom === "DAY";
	const [known, setKnown] = useState<ShiftPlan>();
	const { narrowing, isReady, ...chosen } = usePlanFilters(known);
	const sought = useSought({ range, byHours, search, narrowing });
	const [ground, setGround] = useState<PlanGround>();
	const isLaidOut = useIsLaidOut();
	const [proposals, setLayer] = useState<PlanLayer>();
	const [layOver] = useState(() => (next: PlanLayer) => setLayer(unlessEmpty(next)));
	// it is of people
	const layer = view === "PEOPLE" ? proposals : undefined;
	const read = usePlan(sought, isReady, layer?.proposed);
	const [soughtShift, setSoughtShift] = useState<string>();
	const { plan, isError } = read;
	// what can be chosen from is what there was to be seen
	if (plan !== undefined && plan !== known) setKnown(plan);
	useTurnKeys(plan);
	return (
		<div className="shift-plan">
			<div className="shift-plan-bar">
				<PeriodBar
					{...at}
					today={today}
					zooms={zooms}
					fold={chosen.filters.shown.length}
					onChange={(zoom, day) => setAt({ zoom, day })}
				>
					<PlanTools
						{...{ plan, range, view, ...chosen, unitIds: narrowing.unitIds ?? none }}
						conflicts={read.conflicts}
						onConflict={() => setSoughtShift(nextConflict(read.conflicts, soughtShift))}
						onView={setView}
						onSearch={setSearch}
					/>
				</PeriodBar>
			</div>
			{plan === undefined && !isError && <LoadingState />}
			{plan === undefined && isError && <ErrorState text={t.failed} onRetry={renewPlan} />}
			{plan !== undefined && plan.people.length === 0 && <EmptyState text={t.nobody} />}
			{isLaidOut && plan !== undefined && plan.people.length > 0 && (
				<Plan
					{...read}
					{...{ plan, view, range, byHours, narrowing, ground, layer, sought: soughtShift }}
					zoom={at.zoom}
					today={today}
				/>
			)}
			<Slot
				place={{ section: "shift-plan.ground" }}
				props={{ asked: groundOf(sought), onGround: setGround }}
			/>
			<Slot
				place={{ section: "shift-plan.layer" }}
				props={{ asked: sought, plan, onLayer: layOver }}
			/>
			{plan !== undefined && plan.total > plan.people.length && (
				<p className="shift-plan-more">{t.more(plan.people.length, plan.total)}</p>
			)}
		</div>
	);
}

/** What lies over the plan; with nothing in it the plan is not counted and drawn anew for it. */
function unlessEmpty(layer: PlanLayer): PlanLayer | undefined {
	return layer.items.length === 0 ? undefined : layer;
}

/**
 * Whether those who lay something under and over the plan have been asked: what they know already they say before anything is
 * painted, and thousands of shifts are drawn once with it instead of twice.
 */
function useIsLaidOut(): boolean {
	const [isAsked, setAsked] = useState(false);
	useLayoutEffect(() => setAsked(true), []);
	return isAsked;
}

/** Who is away is told of the same people. */
function groundOf({ from, to, unitIds, search }: SoughtPlan) {
	return { from, to, ...(unitIds && { unitIds }), ...(search !== undefined && { search }) };
}

const none: readonly string[] = [];
const noPatterns: readonly ShiftPattern[] = [];
const noneSelected: ReadonlySet<string> = new Set();

/** The shift of the next conflict, the first after the last. */
function nextConflict(
	conflicts: ReturnType<typeof usePlan>["conflicts"] = [],
	current: string | undefined,
): string | undefined {
	const ids = [...new Set(conflicts.map(({ shiftId }) => shiftId))];
	return ids[(ids.indexOf(current ?? "") + 1) % ids.length];
}

interface PlanGiven extends Omit<ShownPlan, "pattern"> {
	readonly zoom: TimelineZoom;
	readonly today: ReturnType<typeof dayNow>;
}

function Plan({ zoom, today, ...shown }: PlanGiven) {
	const t = useTexts(texts);
	const { plan, shifts, range, view } = shown;
	const [chosen, setChosen] = useState<ShiftPattern>();
	const patterns = useMemo(() => patternsOf(shifts, plan), [shifts, plan]);
	// what was like it may be gone meanwhile
	const shownPatterns = isPlanner(plan) && view === "PEOPLE" ? patterns : noPatterns;
	const [selected, onSelect] = useState(noneSelected);
	const carrier = useRef<TimelineCarrier>(null);
	const pattern = patterns.find(({ key }) => key === chosen?.key);
	const given: TimelineGiven = {
		...usePlanGiven({ ...shown, pattern }),
		...{ label: t.title, range, zoom, today, height: "fill", selected, onSelect, carrier },
	};
	const { start, paper } = useTimelinePaper(given, (all) => ({
		...all,
		items: withoutReasons(all.items, shown.ground?.items ?? [], t.away),
	}));
	return (
		<>
			<PatternBar
				{...{ patterns: shownPatterns, pattern }}
				onChoose={setChosen}
				onTake={(one, press) =>
					carrier.current?.take(press, {
						onBegin: () => setChosen(one),
						onEnd: () => setChosen(chosen),
					})
				}
				onPrint={start}
			/>
			<Timeline {...given} />
			{paper}
		</>
	);
}
