import type { TimelineItem } from "../timeline-given.ts";

const most = 40;

/** What the short words on paper mean: each once, with its colour and its times. */
export function PaperLegend({ items }: { readonly items: readonly TimelineItem[] }) {
	const shown = new Map(
		items
			.filter(({ short, isVacant }) => short !== undefined && !isVacant)
			.map((item) => [`${item.short} ${item.label} ${item.note}`, item]),
	);
	if (shown.size === 0) return null;
	return (
		<ul className="timeline-paper-legend">
			{[...shown].slice(0, most).map(([key, { short, label, note, tone }]) => (
				<li key={key}>
					<i style={tone === undefined ? undefined : ({ "--tone": tone } as object)} />
					<b>{short}</b> {label} {note}
				</li>
			))}
		</ul>
	);
}
