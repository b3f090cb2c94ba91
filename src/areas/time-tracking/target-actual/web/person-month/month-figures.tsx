import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { FigureStrip, type StripFigure } from "../figure-strip.tsx";
import { thisMonth } from "../months/month-after.ts";
import type { PersonMonth } from "./month-days.ts";

/** What a month comes to, at a glance. */
export function MonthFigures({ of }: { readonly of: PersonMonth }) {
	const t = useTexts(texts).month;
	return <FigureStrip label={t.summary} figures={useFigures(of)} />;
}

function useFigures(of: PersonMonth): readonly StripFigure[] {
	const { month: t, figures } = useTexts(texts);
	const format = useFormat();
	const { month, totals, untilYesterday } = of;
	return [
		{
			label: figures.targetMinutes,
			value: format.hours(totals.targetMinutes),
			note:
				month === thisMonth() ? t.tillYesterday(format.hours(untilYesterday.targetMinutes)) : null,
		},
		{
			label: figures.workedMinutes,
			value: format.hours(totals.workedMinutes),
			note: t.pauses(format.hours(totals.pauseMinutes + totals.autoPauseMinutes)),
		},
		useBalance(of),
		useOvertime(totals),
	];
}

/** Of the days that are over; where one runs, what it comes to at this moment stands below. */
function useBalance({ month, untilYesterday, untilNow }: PersonMonth): StripFigure {
	const { month: t, figures } = useTexts(texts);
	const format = useFormat();
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const yesterday = format.day(isoOfDay((dayNow() - 1) as LocalDay));
	const { balanceMinutes } = untilYesterday;
	const notes = [
		...(month === thisMonth() ? [t.until(yesterday)] : []),
		...(untilNow === null ? [] : [t.now(signed(untilNow.balanceMinutes))]),
	];
	return {
		label: figures.balanceToDateMinutes,
		value: signed(balanceMinutes),
		note: notes.length === 0 ? null : notes.join(" · "),
		isMain: true,
		tone: balanceMinutes < 0 ? "minus" : "plus",
	};
}

function useOvertime({ overtimeMinutes, pendingMinutes }: PersonMonth["totals"]): StripFigure {
	const { month: t, figures } = useTexts(texts);
	const format = useFormat();
	return {
		label: figures.overtimeMinutes,
		value: format.hours(overtimeMinutes, { sign: true }),
		note: pendingMinutes > 0 ? t.pending(format.hours(pendingMinutes)) : t.wholeMonth,
	};
}
