import { dayOfIso } from "#domain/time/iso-day.ts";
import { isoWeekOf } from "#domain/time/iso-week.ts";
import { walkDays } from "#kit/ui/calendar/month/walk-days.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay, PlannedDays } from "../../contract/days.ts";
import { texts } from "../../text.ts";
import { printSpan } from "../templates/print-span.ts";
import { DayButton, isToday, MarkIcons, markOf, useTargetText } from "./day-button.tsx";
import { plannedSum } from "./month-sum.ts";
import { columnOf, weeksOf } from "./weeks-of.ts";
import "./calendar.css";

/** A month of one person, a row a week: target, times, and what lets a day stand out. */
export function PersonCalendar({ person }: { readonly person: PlannedDays }) {
	const t = useTexts(texts).calendar;
	const { shortWeekdays, weekdays } = useTexts(nameTexts);
	const weeks = weeksOf(person.days);
	const entry = person.days.find(isToday) ?? person.days[0];
	return (
		<section className="person-calendar" aria-label={t.title} onKeyDown={walkDays}>
			<table aria-label={t.title}>
				<thead>
					<tr>
						<th scope="col" className="week-name">
							{t.week}
						</th>
						{shortWeekdays.map((name, at) => (
							<th key={name} scope="col" abbr={weekdays[at]}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week, row) => (
						<Week key={week[0]?.day} {...{ person, week, row, entry }} />
					))}
				</tbody>
			</table>
		</section>
	);
}

interface WeekGiven {
	readonly person: PlannedDays;
	readonly week: readonly PlannedDay[];
	readonly row: number;
	/** Where Tab leads to. */
	readonly entry: PlannedDay | undefined;
}

function Week({ person, week, row, entry }: WeekGiven) {
	const format = useFormat();
	const first = week[0] as PlannedDay;
	const before = columnOf(first);
	const after = 7 - before - week.length;
	return (
		<tr>
			<th scope="row" className="week-name">
				<b>{isoWeekOf(dayOfIso(first.day)).week}</b>
				<small>{format.hours(plannedSum(week))}</small>
			</th>
			{before > 0 && <td colSpan={before} className="day-outside" />}
			{week.map((planned) => (
				<td
					key={planned.day}
					data-mark={markOf(planned)}
					data-weekend={columnOf(planned) > 4 || undefined}
					data-today={isToday(planned) || undefined}
				>
					<DayButton
						person={person}
						planned={planned}
						at={`${row} ${columnOf(planned)}`}
						isEntry={planned === entry}
					>
						<DayContent planned={planned} />
					</DayButton>
				</td>
			))}
			{after > 0 && <td colSpan={after} className="day-outside" />}
		</tr>
	);
}

function DayContent({ planned }: { readonly planned: PlannedDay }) {
	const { day: words, calendar: t, exceptions } = useTexts(texts);
	const target = useTargetText()(planned);
	const { day, workingTime, exception, holidays, isEmployed } = planned;
	const isFree = target === "–";
	const said = exception?.reason ?? holidays[0]?.name ?? (isEmployed ? "" : exceptions.notEmployed);
	return (
		<>
			<span className="day-head">
				<span className="day-number">{Number(day.slice(8))}</span>
				{isToday(planned) && <span className="day-today">{t.today}</span>}
				<MarkIcons planned={planned} />
			</span>
			<b className="day-target" data-free={isFree || undefined}>
				{isFree && isEmployed ? words.free : target}
			</b>
			{workingTime !== null && isEmployed && (
				<span className="day-times">{printSpan(workingTime)}</span>
			)}
			{said !== "" && <span className="day-said">{said}</span>}
		</>
	);
}
