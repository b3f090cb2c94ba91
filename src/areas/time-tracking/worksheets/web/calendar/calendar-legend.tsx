import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { type DayMark, MarkIcons } from "./day-button.tsx";

const holiday = { holidays: [{ name: "", factor: 1 }], exception: null };
const exception = { holidays: [], exception: { id: "", reason: "", version: 0 } };

/** What the looks of days mean. */
export function CalendarLegend() {
	const { exceptions: t, calendar, day } = useTexts(texts);
	const marks: readonly (readonly [DayMark | "today", string])[] = [
		["today", calendar.today],
		["holiday", t.holiday],
		["exception", t.title],
		["free", day.free],
		["out", calendar.out],
	];
	return (
		<ul className="calendar-legend" aria-label={calendar.legend}>
			{marks.map(([mark, name]) => (
				<li key={mark}>
					<i data-mark={mark} aria-hidden>
						{mark === "holiday" && <MarkIcons planned={holiday} />}
						{mark === "exception" && <MarkIcons planned={exception} />}
						{mark === "free" && "–"}
					</i>
					{name}
				</li>
			))}
		</ul>
	);
}
