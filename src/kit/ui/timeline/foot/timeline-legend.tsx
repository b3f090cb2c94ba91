import { useMemo } from "react";
import type { ItemState, TimelineGiven } from "../timeline-given.ts";
import { useTimelineWords } from "../words.ts";
import "./timeline-legend.css";

const order: readonly ItemState[] = ["APPROVED", "REQUESTED", "PLANNED", "REJECTED", "CANCELLED"];

/** What the shapes mean that occur, and what can be done with the mouse. */
export function TimelineLegend({ given, isList }: { given: TimelineGiven; isList: boolean }) {
	const { t, states } = useTimelineWords();
	const { items, bands = [], holidays = [], legend = [], spans = [], names } = given;
	const shown = useMemo(() => {
		const found = new Set(items.flatMap(({ state, isVacant }) => (isVacant ? [] : [state])));
		return order.filter((state) => found.has(state));
	}, [items]);
	const hasVacant = useMemo(() => items.some(({ isVacant }) => isVacant), [items]);
	return (
		<div className="timeline-legend">
			<ul aria-label={t.legend}>
				{shown.map((state) => (
					<li key={state}>
						<i className="timeline-item" data-state={state} data-blank style={leaveTone} />
						{states[state]}
					</li>
				))}
				{hasVacant && (
					<li>
						<i className="timeline-item" data-vacant data-blank />
						{t.vacant}
					</li>
				)}
				{items.some(({ proposal }) => proposal) && (
					<li>
						<i className="timeline-item" data-proposal="CHOSEN" />
						{t.proposal.CHOSEN}
					</li>
				)}
				{legend.map(({ tone, label }) => (
					<li key={label}>
						<i
							className="timeline-item"
							data-state="APPROVED"
							style={{ "--tone": tone } as object}
						/>
						{label}
					</li>
				))}
				{!isList && (
					<>
						{names?.bands && bands.length > 0 && <KeyOfDays kind="band" label={names.bands} />}
						{names?.spans && spans.length > 0 && <KeyOfDays kind="span" label={names.spans} />}
						{holidays.length > 0 && <KeyOfDays kind="holiday" label={t.holiday} />}
					</>
				)}
			</ul>
			{!isList && <Keys given={given} />}
		</div>
	);
}

const leaveTone = { "--tone": "var(--shift-leave)" } as object;

interface KeyGiven {
	readonly kind: "band" | "span" | "holiday";
	readonly label: string;
}

function KeyOfDays({ kind, label }: KeyGiven) {
	return (
		<li>
			<i className="timeline-key" data-kind={kind} />
			{label}
		</li>
	);
}

function Keys({ given }: { readonly given: TimelineGiven }) {
	const { keys } = useTimelineWords().t;
	const said = [
		given.onCreate && keys.create,
		given.onMove && keys.move,
		given.onDelete && keys.delete,
		given.onMonth && given.zoom === "YEAR" && keys.month,
		given.menu && keys.menu,
	].filter((words) => words !== undefined && words !== false);
	return <p aria-hidden>{said.join(" · ")}</p>;
}
