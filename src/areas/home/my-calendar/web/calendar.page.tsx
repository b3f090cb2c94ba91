import { useElementSize } from "@mantine/hooks";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { CalendarParts } from "./calendar-parts.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useCalendarPlace } from "./use-calendar-place.ts";
import "./calendar.css";

/** Narrower than this, in px, a day's detail is a panel: beside it the days of a month would have no room for their figures. */
const sideFrom = 1180;

/** One's own days: what was planned, booked and asked for, and whom one stands in for. */
export default function CalendarPage() {
	const { failures } = useTexts(texts);
	const { ref, width } = useElementSize();
	const [place, go] = useCalendarPlace();
	const { calendar, month } = useCalendar(place.day);
	const { data } = calendar;
	return (
		<div className="my-calendar" ref={ref}>
			{data === undefined ? (
				<AwaitedState
					hasFailed={calendar.isError}
					text={failures.myCalendarLoading}
					onRetry={() => void calendar.refetch()}
				/>
			) : (
				<CalendarParts
					answer={data}
					month={month}
					place={place}
					go={go}
					today={dayNow()}
					hasSide={width >= sideFrom}
				/>
			)}
		</div>
	);
}
