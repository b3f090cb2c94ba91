import { useId } from "react";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

/** The entries that the day was computed from, each leading to its own panel. */
export function DayEntries({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().entries;
	const format = useFormat();
	const titleId = useId();
	const { bookings } = day.explanation;
	if (bookings.length === 0) return null;
	const sources: Readonly<Record<string, string>> = t.sources;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{t.title}</h3>
			<ul className="why-entries">
				{bookings.map(({ id, begin, end, activityName, state, source }) => {
					const times = `${format.time(begin, day.zone)} – ${format.time(end, day.zone)}`;
					return (
						<li key={id}>
							<PanelLink
								panel={timeTrackingsDetail}
								params={{ id }}
								label={t.open(activityName, times)}
							>
								{times}
							</PanelLink>
							<span>{activityName}</span>
							<small className="why-entry-source">
								{source === null ? "" : (sources[source] ?? source)}
							</small>
							{state !== "APPROVED" && <StateTag state={state} />}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
