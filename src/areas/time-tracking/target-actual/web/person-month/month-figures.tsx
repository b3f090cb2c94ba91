import { actualMinutesOf, creditMinutesOf } from "#domain/working-time/day-minutes.ts";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
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
	const credits = creditMinutesOf(totals);
	return [
		{
			label: figures.targetMinutes,
			value: format.hours(totals.targetMinutes),
			note:
				month === thisMonth() ? t.tillYesterday(format.hours(untilYesterday.targetMinutes)) : null,
		},
		{
			label: figures.actualMinutes,
			value: format.hours(actualMinutesOf(totals)),
			note:
				credits === 0
					? t.pauses(format.hours(totals.pauseMinutes + totals.autoPauseMinutes))
					: t.worked(format.hours(totals.workedMinutes), format.hours(credits)),
		},
		useBalance(of),
		useOvertime(totals),
	];
}

/** Of the days that are over; where one runs, what it comes to at this moment stands below. */
function useBalance({ month, totals, untilYesterday, untilNow }: PersonMonth): StripFigure {
	const { month: t, figures, list } = useTexts(texts);
	const format = useFormat();
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const isRunning = month === thisMonth();
	const { balanceMinutes } = untilYesterday;
	const notes = [
		...(isRunning ? [t.whole(signed(totals.balanceMinutes))] : []),
		...(untilNow === null ? [] : [t.now(signed(untilNow.balanceMinutes))]),
	];
	return {
		label: isRunning ? list.untilYesterday : figures.balanceToDateMinutes,
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
