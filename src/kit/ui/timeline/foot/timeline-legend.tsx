import { useMemo } from "react";
import type { ItemState, TimelineGiven } from "../timeline-given.ts";
import { useTimelineWords } from "../words.ts";
import "./timeline-legend.css";

const order: readonly ItemState[] = ["APPROVED", "REQUESTED", "PLANNED", "REJECTED", "CANCELLED"];

/** What the shapes mean that occur, and what can be done with the mouse. */
export function TimelineLegend({ given, isList }: { given: TimelineGiven; isList: boolean }) {
	const { t, states } = useTimelineWords();
	const { items, bands = [], holidays = [], legend = [], spans = [], names } = given;
	const { shown, hasVacant, hasProposal } = useMemo(() => looksOf(items), [items]);
	return (
		<div className="timeline-legend">
			<ul aria-label={t.legend}>
				{shown.map(({ state, words }) => (
					<li key={state}>
						<i className="timeline-item" data-state={state} data-blank style={leaveTone} />
						{words.map((word) => word ?? states[state]).join(", ")}
					</li>
				))}
				{hasVacant && (
					<li>
						<i className="timeline-item" data-vacant data-blank />
						{t.vacant}
					</li>
				)}
				{hasProposal && (
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

/** States that occur, each with the words it is told by: its own, or another of what looks the same. */
function looksOf(items: TimelineGiven["items"]) {
	const found = new Map<ItemState, Set<string | undefined>>();
	let [hasVacant, hasProposal] = [false, false];
	for (const { state, stateLabel, isVacant, proposal } of items) {
		hasVacant ||= isVacant === true;
		hasProposal ||= proposal !== undefined;
		if (isVacant || proposal) continue;
		const words = found.get(state);
		if (words === undefined) found.set(state, new Set([stateLabel]));
		else words.add(stateLabel);
	}
	const shown = order.flatMap((state) => {
		const words = found.get(state);
		return words === undefined ? [] : { state, words: [...words] };
	});
	return { shown, hasVacant, hasProposal };
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
		given.onMove && keys.copy,
		given.onDelete && keys.delete,
		given.onMonth && given.zoom === "YEAR" && keys.month,
		given.menu && keys.menu,
	].filter((words) => words !== undefined && words !== false);
	return <p aria-hidden>{said.join(" · ")}</p>;
}
