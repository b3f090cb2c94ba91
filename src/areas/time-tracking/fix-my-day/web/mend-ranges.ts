import { dayTimesOf, instantsOf } from "#areas/time-tracking/entries/web/public.ts";
import type { Times } from "#kit/ui/field/time-range-field.tsx";
import type { DayGap, MendStep } from "../contract.ts";

/** From a time to another on the wall clock of a day; null: what was typed is no time. */
export interface MendRange {
	readonly day: string;
	readonly times: Times | null;
}

type TimedStep = Exclude<MendStep, { kind: "REASON" }>;
type Span = Pick<TimedStep, "begin" | "end">;

const isTimed = (step: MendStep): step is TimedStep => step.kind !== "REASON";

/** What may be adjusted of a mend: of a pause its own times alone, else those of each step. */
export function rangesOf(
	{ kind, steps }: Pick<DayGap, "kind" | "steps">,
	zone: string,
): MendRange[] {
	return spansOf(kind, steps.filter(isTimed)).map((span) => dayTimesOf({ ...span, zone }));
}

function spansOf(kind: DayGap["kind"], steps: readonly TimedStep[]): Span[] {
	const [first, last] = [steps.at(0), steps.at(-1)];
	return kind === "PAUSE_MISSING" && first !== undefined && last !== undefined
		? [{ begin: first.end, end: last.begin }]
		: [...steps];
}

/** The steps with the times that were adjusted; undefined while one of them is no time. */
export function adjustedSteps(
	gap: Pick<DayGap, "kind" | "steps">,
	ranges: readonly MendRange[],
	zone: string,
): MendStep[] | undefined {
	const spans = ranges.map((range) => spanOf(range, zone));
	if (spans.includes(undefined)) return undefined;
	const before = spansOf(gap.kind, gap.steps.filter(isTimed));
	const known = rangesOf(gap, zone);
	// times that were left alone keep their seconds
	const kept = spans.map((span, nth) => ({
		begin: isSame("begin", ranges[nth], known[nth])
			? (before[nth]?.begin ?? "")
			: (span?.begin ?? ""),
		end: isSame("end", ranges[nth], known[nth]) ? (before[nth]?.end ?? "") : (span?.end ?? ""),
	}));
	return gap.kind === "PAUSE_MISSING"
		? aroundPause(gap.steps, kept[0])
		: withSpans(gap.steps, kept);
}

function spanOf({ day, times }: MendRange, zone: string): Span | undefined {
	return times === null ? undefined : instantsOf(day, times, zone);
}

function isSame(edge: keyof Times, one: MendRange | undefined, other: MendRange | undefined) {
	return one?.day === other?.day && one?.times?.[edge] === other?.times?.[edge];
}

function withSpans(steps: readonly MendStep[], spans: readonly Span[]): MendStep[] {
	const left = [...spans];
	return steps.map((step) => (isTimed(step) ? { ...step, ...left.shift() } : step));
}

/** Work until the pause, the pause where it is entered by itself, and work behind it. */
function aroundPause(steps: readonly MendStep[], pause: Span | undefined): MendStep[] {
	return steps.map((step, nth) => {
		if (!isTimed(step) || pause === undefined) return step;
		if (nth === 0) return { ...step, end: pause.begin };
		if (nth === steps.length - 1) return { ...step, begin: pause.end };
		return { ...step, ...pause };
	});
}
