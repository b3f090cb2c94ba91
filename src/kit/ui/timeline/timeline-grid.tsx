import {
	type CSSProperties,
	useCallback,
	useEffectEvent,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { DayRange } from "#domain/time/month.ts";
import { GridMenu } from "../data-grid/menu/grid-menu.tsx";
import { createRowPlaces } from "../data-grid/table/row-places.ts";
import { useBoxSize } from "../use-box-size.ts";
import { revealAside, revealLines } from "./cursor/reveal-cell.ts";
import { TimelineFoot } from "./foot/timeline-foot.tsx";
import { TimelineGround } from "./ground/timeline-ground.tsx";
import { TimelineHead } from "./head/timeline-head.tsx";
import type { DayWindow, TimelineWindow } from "./layout/timeline-window.ts";
import { TimelineGroupLine } from "./line/group-line.tsx";
import { TimelineRowLine } from "./line/timeline-row.tsx";
import type { Pending } from "./pending.ts";
import type { TimelineBand, TimelineGiven } from "./timeline-given.ts";
import { type BoxRef, isNarrow, type TimelineModel, useTimeline } from "./use-timeline.ts";
import { useTimelineEvents } from "./use-timeline-events.ts";
import { type TimelineState, useTimelineState } from "./use-timeline-state.ts";
import { type SeenWindow, useTimelineWindow } from "./use-window.ts";

const noneClosed: ReadonlySet<string> = new Set();

/** Rows and days in one box that scrolls both ways; only what is in sight is drawn. */
export function TimelineGrid({ given }: { readonly given: TimelineGiven }) {
	const box = useRef<HTMLDivElement>(null);
	const { width } = useBoxSize(box);
	const [closed, setClosed] = useState(noneClosed);
	const toggleGroup = useCallback(
		(id: string) => setClosed((before) => before.symmetricDifference(new Set([id]))),
		[],
	);
	const model = useTimeline(given, width, closed);
	const state = useTimelineState({ box, given, model, toggleGroup });
	const events = useTimelineEvents(state);
	const window = useTimelineWindow(box, model);
	const days = useDays(window);
	useReveal(box, given, model, width > 0);
	const covered = given.reveal?.covered ?? 0;
	return (
		<>
			<div
				ref={box}
				className="timeline-box"
				data-narrow={isNarrow(width, model.sizes.scale) || undefined}
				style={variablesOf(model, covered)}
				{...ariaOf(state)}
				{...events}
			>
				{width > 0 && (
					<>
						<TimelineHead given={given} model={model} window={days} />
						<Lines state={state} window={window} days={days} />
						{given.coverage && (
							<TimelineFoot coverage={given.coverage} model={model} window={days} />
						)}
					</>
				)}
			</div>
			<p id={`${state.cursor.id}-keys`} className="visually-hidden">
				{model.words.t.keysHelp}
			</p>
			<p role="status" className="visually-hidden">
				{state.said}
			</p>
			{state.menu && <GridMenu menu={state.menu} onClose={state.closeMenu} />}
		</>
	);
}

interface LinesGiven {
	readonly state: TimelineState;
	readonly window: SeenWindow;
	readonly days: DayWindow;
}

function Lines({ state, window, days }: LinesGiven) {
	const { model, given, cursor, pending } = state;
	const bands = useMemo(() => Map.groupBy(given.bands ?? [], namedAt), [given.bands]);
	const cells = useMemo(() => Map.groupBy(given.cells ?? [], ({ rowId }) => rowId), [given.cells]);
	const everywhere = bands.get("");
	const [place] = useState(createRowPlaces);
	const indexes = drawnLines(window, cursor.line, model);
	// the box itself has the focus: no row loses it with its place
	const places = place(indexes, { isMoving: window.isMoving, focused: -1 });
	return (
		// biome-ignore lint/a11y/useSemanticElements: rows stand where they are scrolled to, which a table cannot do
		<div role="rowgroup" className="timeline-lines" style={{ height: model.tops.at(-1) ?? 0 }}>
			<TimelineGround
				model={model}
				window={days}
				bands={given.bands}
				spans={given.spans}
				holidays={given.holidays}
				today={given.today}
			/>
			{places.map(({ slot, index }) => {
				const line = model.lines[index];
				const shared = { index, model, cursor: index === cursor.line ? cursor.drawn : undefined };
				if (line?.kind === "group") {
					const own = bands.get(line.id) ?? everywhere ?? noBands;
					return <TimelineGroupLine key={slot} {...shared} line={line} bands={own} />;
				}
				return (
					line && (
						<TimelineRowLine
							key={slot}
							{...shared}
							line={line}
							days={days}
							cells={cells.get(line.id)}
							selected={given.selected}
							pending={concerns(pending, line.id) ? pending : undefined}
							hasTwoLines={given.lines === 2}
							hasEnds={given.onExtend !== undefined}
						/>
					)
				);
			})}
		</div>
	);
}

function ariaOf({ given, model, cursor, selection }: TimelineState) {
	return {
		role: (given.groups?.length ?? 0) > 0 ? "treegrid" : "grid",
		tabIndex: 0,
		"aria-label": given.label,
		"aria-describedby": `${cursor.id}-keys`,
		"aria-activedescendant": cursor.drawn && cursor.id,
		"aria-multiselectable": selection.isOn || undefined,
		"aria-rowcount": model.lines.length + (given.coverage ? 2 : 1),
		"aria-colcount": model.days + 1,
	};
}

/** The same object while rows are scrolled up and down. */
function useDays({ day0, day1 }: TimelineWindow): DayWindow {
	return useMemo(() => ({ day0, day1 }), [day0, day1]);
}

const noBands: readonly TimelineBand[] = [];

function namedAt({ groupId = "" }: TimelineBand): string {
	return groupId;
}

function concerns(pending: Pending | undefined, rowId: string): boolean {
	return pending !== undefined && (pending.place.rowId === rowId || pending.item?.rowId === rowId);
}

/** Those in sight, and always the one of the cursor: the cell that is said to have the focus has to exist. */
function drawnLines(
	{ line0, line1 }: TimelineWindow,
	active: number,
	{ lines }: TimelineModel,
): readonly number[] {
	const shown = Array.from({ length: Math.max(0, line1 - line0) }, (_, at) => line0 + at);
	if (active < 0 || active >= lines.length || (active >= line0 && active < line1)) return shown;
	return active < line0 ? [active, ...shown] : [...shown, active];
}

function variablesOf({ sizes, dayWidth, days, level }: TimelineModel, covered: number) {
	return {
		"--left": `${sizes.left}px`,
		"--head": `${sizes.head}px`,
		"--day": `${dayWidth}px`,
		"--days": days,
		"--grid-step": `${level === "hours" ? dayWidth / 24 : dayWidth}px`,
		"--covered": `${covered}px`,
	} as CSSProperties;
}

/** Scrolls to what is to be seen, whenever that is something else: somebody may have scrolled on meanwhile. */
function useReveal(
	box: BoxRef,
	{ reveal }: TimelineGiven,
	model: TimelineModel,
	isLaid: boolean,
): void {
	const { from, to, rowId, covered = 0 } = reveal ?? {};
	const { lines, tops, range, dayWidth } = model;
	const show = useEffectEvent((days: DayRange, row: string | undefined, free: number) => {
		const element = box.current;
		if (element === null) return;
		const [begin, end] = [days.from - range.from, days.to + 1 - range.from];
		revealAside(element, model, begin * dayWidth, end * dayWidth, free);
		const line = lines.findIndex(({ id }) => id === row);
		if (line >= 0) revealLines(element, model, tops[line] ?? 0, tops[line + 1] ?? 0);
	});
	useLayoutEffect(() => {
		if (isLaid && from !== undefined && to !== undefined) show({ from, to }, rowId, covered);
	}, [from, to, rowId, covered, isLaid]);
}
