import { actualMinutesOf } from "#domain/working-time/day-minutes.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { MonthAnswer } from "./use-calendar.ts";

/** What the month comes to; the balance is that of the days that are over. */
export function MonthSums({ month }: { readonly month: MonthAnswer | undefined }) {
	const { figures: t } = useTexts(texts);
	const format = useFormat();
	if (month === undefined) return null;
	const { totals, untilYesterday } = month;
	const balance = untilYesterday.balanceMinutes;
	return (
		<dl className="my-calendar-sums" aria-label={t.title}>
			<div>
				<dt>{t.target}</dt>
				<dd>{format.hours(totals.targetMinutes)}</dd>
			</div>
			<div>
				<dt>{t.actual}</dt>
				<dd>{format.hours(actualMinutesOf(totals))}</dd>
			</div>
			<div data-tone={balance < 0 ? "minus" : "plus"} title={t.untilYesterday}>
				<dt>{t.balance}</dt>
				<dd>{format.hours(balance, { sign: true })}</dd>
			</div>
		</dl>
	);
}

const marks = ["approved", "requested", "planned", "box"] as const;

/** What the marks stand for. */
export function CalendarLegend() {
	const { legend: t } = useTexts(texts);
	return (
		<div className="my-calendar-legend">
			<ul aria-label={t.title}>
				<li data-mark="spans">{t.spans}</li>
				{marks.map((mark) => (
					<li key={mark} data-mark={mark}>
						{t[mark]}
					</li>
				))}
			</ul>
			<p>{t.hint}</p>
		</div>
	);
}
