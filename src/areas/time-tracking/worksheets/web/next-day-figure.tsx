import { isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import { FigureButton } from "#kit/ui/facts/figure-button.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { PlannedDay } from "../contract/days.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { worksheetCalendar } from "./panels.ts";

/** How far it looks ahead. */
const daysAhead = 28;

/** Of a person's panel: the next day on which the person is to work. */
export default function NextDayFigure({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).nextDay;
	const format = useFormat();
	const today = isoOfDay(dayNow());
	const range = { from: isoDayPlus(today, 1), to: isoDayPlus(today, daysAhead) };
	const { data, error } = useApi(contract.listUserWorksheetDays, { userId, ...range });
	if (error !== null) return null;
	const next = data?.days.find(isWorkingDay);
	const times = ({ workingTime, targetMinutes }: PlannedDay) =>
		workingTime === null
			? t.hours(format.hours(targetMinutes))
			: `${printMinute(workingTime.begin)} – ${printMinute(workingTime.end % 1440)}`;
	return (
		<FigureButton
			label={t.title}
			value={data && (next ? format.day(next.day) : "–")}
			note={next ? times(next) : t.none(String(daysAhead))}
			run={() => openPanel(worksheetCalendar, { userId }, { stack: "sub" })}
		/>
	);
}

const isWorkingDay = ({ isEmployed, targetMinutes, holidays }: PlannedDay) =>
	isEmployed && targetMinutes > 0 && holidays.every(({ factor }) => factor < 1);
