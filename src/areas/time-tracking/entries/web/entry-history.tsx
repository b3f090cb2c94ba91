import { useId } from "react";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { texts } from "../text.ts";
import "#kit/web/master-data/master-data.css";
import "./entry-detail.css";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** What has to happen before it counts, and who saw to it. */
export function EntrySteps({ entry }: Given) {
	const { detail: t, steps: names } = useTexts(texts);
	const format = useFormat();
	const titleId = useId();
	if (entry.steps.length === 0) return null;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{t.steps}</h3>
			<ul className="entry-lines">
				{entry.steps.map(({ id, purpose, kind, state, ...step }) => (
					<li key={id} data-open={state === "OPEN" || undefined}>
						<b>{names[kind]}</b>
						<span>
							{[
								t.purposes[purpose],
								t.stepStates[state],
								step.decidedBy,
								step.decidedAt && format.instant(step.decidedAt),
							]
								.filter(Boolean)
								.join(" · ")}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What happened to it, the oldest first. */
export function EntryHistory({ entry }: Given) {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const titleId = useId();
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{t.history}</h3>
			{entry.events.length === 0 && <p className="entry-none">{t.none}</p>}
			<ol className="entry-lines">
				{entry.events.map(({ id, at, kind, by, reason }) => (
					<li key={id}>
						<b>{t.events[kind]}</b>
						<span>{`${format.instant(at)} · ${by ?? t.system}`}</span>
						{reason !== null && <q>{reason}</q>}
					</li>
				))}
			</ol>
		</section>
	);
}
