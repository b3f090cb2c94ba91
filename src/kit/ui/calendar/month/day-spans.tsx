import type { CalendarDay, DaySpan } from "../calendar-given.ts";
import type { CalendarWords } from "../calendar-words.ts";

/** The part of a day that is shown, in minutes: what lies outside stands at the edge. */
const begin = 360;
const end = 1200;

interface Given {
	readonly times: CalendarDay["times"] | undefined;
	readonly spans: readonly DaySpan[];
	readonly words: CalendarWords;
}

/** What was planned, thin, above what was booked, on one axis from 6 to 20 o'clock; and the times in figures. */
export function DaySpans({ spans, times, words }: Given) {
	return (
		<div className="month-spans">
			{(["plan", "booked"] as const).map((kind) => (
				<span
					key={kind}
					className="month-span-lane"
					data-kind={kind}
					title={words.t[kind]}
					aria-hidden
				>
					{spans
						.filter((span) => span.kind === kind)
						.map((span) => (
							<i key={span.beginMinute} style={placeOf(span)} />
						))}
				</span>
			))}
			{times && <small>{times}</small>}
		</div>
	);
}

function placeOf({ beginMinute, endMinute }: DaySpan) {
	const at = (minute: number) => Math.max(0, Math.min(1, (minute - begin) / (end - begin)));
	return { left: `${at(beginMinute) * 100}%`, right: `${(1 - at(endMinute)) * 100}%` };
}
