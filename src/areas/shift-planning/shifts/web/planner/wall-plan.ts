import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";

/** As it hangs on a wall, where everybody reads it: that somebody is away, never why. */
export function withoutReasons(
	items: readonly TimelineItem[],
	away: readonly TimelineItem[],
	label: string,
): readonly TimelineItem[] {
	const ids = new Set(away.map(({ id }) => id));
	return items.map((item) => {
		if (!ids.has(item.id)) return item;
		const { tone: _, icon: __, note: ___, shortNote: ____, short: _____, ...rest } = item;
		return { ...rest, label, short: label.slice(0, 3) };
	});
}
