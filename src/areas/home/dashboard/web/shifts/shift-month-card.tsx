import { IconBellRinging } from "@tabler/icons-react";
import { useState } from "react";
import { contract as calendar } from "#areas/home/my-calendar/contract.ts";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { shiftsMine } from "#areas/shift-planning/open-shifts/web/panels.ts";
import { contract as planNews } from "#areas/shift-planning/plan-news/contract.ts";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { MonthGrid } from "./month-grid.tsx";
import { texts } from "./text.ts";
import "./shift-month.css";

/** Days that a month is shown with on each side. */
const around = 7;

/** One's own shifts of a month, and what one says of its days. */
export default function ShiftMonthCard() {
	const t = useTexts(texts);
	const [shown, setShown] = useState(() => isoOfDay(dayNow()).slice(0, 7));
	const month = monthOf(dayOfIso(`${shown}-01`));
	const range = {
		from: isoOfDay((month.from - around) as LocalDay),
		to: isoOfDay((month.to + around) as LocalDay),
	};
	const input = { range, absences: {}, trackings: { load: false }, loadShifts: true };
	const { data, isError, refetch } = useApi(calendar.getCalendar, input, { keep: true });
	const said = useApi(availability.listAvailabilities, range, { keep: true });
	useLiveTopic("SHIFTS", () => void renew(calendar.getCalendar));
	useLiveTopic("ABSENCES", () => void renew(calendar.getCalendar));
	useLiveTopic("AVAILABILITIES", () => void renew(availability.listAvailabilities));
	return (
		<Card
			title={t.title}
			className="shift-month-card"
			side={
				<button type="button" className="card-link" onClick={() => openPanel(shiftsMine, {})}>
					{t.mine}
				</button>
			}
		>
			<News />
			<div className="shift-month-head">
				<MonthChooser month={shown} onChange={setShown} />
			</div>
			{data === undefined ? (
				<AwaitedState hasFailed={isError} text={t.notLoaded} onRetry={() => void refetch()} />
			) : (
				<MonthGrid key={month.from} month={month} answer={data} said={said.data?.items ?? []} />
			)}
		</Card>
	);
}

/** What was changed and is not read leads to where it is. */
function News() {
	const t = useTexts(texts);
	useLiveTopic("SHIFTS", () => void renew(planNews.listShiftNews));
	const count = useApi(planNews.listShiftNews, {}).data?.items.length ?? 0;
	if (count === 0) return null;
	return (
		<button type="button" className="shift-month-news" onClick={() => openPanel(shiftsMine, {})}>
			<IconBellRinging size={16} stroke={1.8} aria-hidden />
			{t.news(count)}
		</button>
	);
}
