import { IconLock, IconLockOpen2 } from "@tabler/icons-react";
import { useFormat } from "#kit/web/format/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

/** Whether the day's month is still open, in a few words. */
export function MonthLock({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().frozen;
	const month = useFormat().month(day.day);
	const isClosed = day.explanation.frozen !== null;
	const Shape = isClosed ? IconLock : IconLockOpen2;
	return (
		<span className="why-lock">
			<Shape size={14} stroke={1.8} aria-hidden />
			{isClosed ? t.closed(month) : t.open(month)}
		</span>
	);
}
