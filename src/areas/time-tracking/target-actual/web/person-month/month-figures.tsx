import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as featureTexts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";
import type { PersonMonth } from "./month-days.ts";
import { texts } from "./text.ts";

type Tone = "plus" | "minus" | undefined;

interface Figure {
	readonly label: string;
	readonly value: string;
	readonly note: string | null;
	readonly tone?: Tone;
}

/** What a month comes to, at a glance. */
export function MonthFigures({ of }: { readonly of: PersonMonth }) {
	const t = useTexts(texts);
	const figures = useFigures(of);
	return (
		<dl className="month-figures" aria-label={t.summary}>
			{figures.map(({ label, value, note, tone }) => (
				<div key={label} data-tone={tone}>
					<dt>{label}</dt>
					<dd>
						<b>{value}</b>
						{note !== null && <small>{note}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
}

function useFigures(of: PersonMonth): readonly Figure[] {
	const t = useTexts(texts);
	const { figures } = useTexts(featureTexts);
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
function useBalance({ month, untilYesterday, untilNow }: PersonMonth): Figure {
	const t = useTexts(texts);
	const { figures } = useTexts(featureTexts);
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
		tone: balanceMinutes < 0 ? "minus" : "plus",
	};
}

function useOvertime({ overtimeMinutes, pendingMinutes }: PersonMonth["totals"]): Figure {
	const t = useTexts(texts);
	const { figures } = useTexts(featureTexts);
	const format = useFormat();
	return {
		label: figures.overtimeMinutes,
		value: format.hours(overtimeMinutes, { sign: true }),
		note: pendingMinutes > 0 ? t.pending(format.hours(pendingMinutes)) : t.wholeMonth,
	};
}
