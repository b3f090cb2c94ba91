import { useState } from "react";
import type { contract as calendar } from "#areas/home/my-calendar/contract.ts";
import type { Availability } from "#areas/shift-planning/availability/contract.ts";
import { dayChoices, saidOfDay, sayOfDay } from "#areas/shift-planning/availability/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { walkDays } from "#kit/ui/calendar/month/walk-days.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useToCalendar } from "../absences/use-to-calendar.tsx";
import { DayFacts } from "./day-facts.tsx";
import { type MonthDay, weeksOf } from "./month-days.ts";
import { texts } from "./text.ts";

interface Given {
	readonly month: DayRange;
	readonly answer: AnswerOf<typeof calendar.getCalendar>;
	readonly said: readonly Availability[];
}

/** Seven days a row; a chosen day is told of below, its menu says whether one is available and leads to the calendar. */
export function MonthGrid({ month, answer, said }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { userId, timeZoneHomebase: zone } = useSession();
	const maySay = useMay("shiftplan.availabilities.own.manage", "WRITE");
	const weeks = weeksOf(month, answer);
	const today = isoOfDay(dayNow());
	const first = weeks.flat().find(({ day, isOwn }) => isOwn && day >= today) ?? weeks.flat()[7];
	const [chosen, setChosen] = useState(first?.day ?? today);
	const choiceOf = (day: string) => saidOfDay(said, day, zone);
	const say = (day: string) =>
		maySay && day >= today
			? dayChoices.map((choice) => ({
					...{ id: choice, label: t.choices[choice], isDisabled: choice === choiceOf(day) },
					run: () => void sayOfDay(userId, day, { choice, zone }),
				}))
			: [];
	const { frame, menu, onRow } = useToCalendar(say);
	const shown = weeks.flat().find(({ day }) => day === chosen);
	return (
		<div ref={frame} className="shift-month-frame">
			<table className="shift-month" onKeyDown={walkDays}>
				<thead>
					<tr>
						{weeks[0]?.map(({ day }) => (
							<th key={day} scope="col">
								{format.day(day).slice(0, 2)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week, row) => (
						<tr key={week[0]?.day}>
							{week.map((one, column) => (
								<td key={one.day}>
									<DayCell
										at={`${row} ${column}`}
										{...{ one, isChosen: one.day === chosen, isToday: one.day === today }}
										said={choiceOf(one.day)}
										onChoose={() => setChosen(one.day)}
										onRow={onRow(one.day)}
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{shown && <DayFacts one={shown} said={choiceOf(shown.day)} choices={say(shown.day)} />}
			{menu}
		</div>
	);
}

interface CellGiven {
	readonly one: MonthDay;
	/** Its row and column, by which the arrow keys find it. */
	readonly at: string;
	readonly said: (typeof dayChoices)[number];
	readonly isChosen: boolean;
	readonly isToday: boolean;
	readonly onChoose: () => void;
	readonly onRow: ReturnType<ReturnType<typeof useToCalendar>["onRow"]>;
}

function DayCell({ one, at, said, isChosen, isToday, onChoose, onRow }: CellGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const { day, isOwn, shifts, note } = one;
	const names = shifts.map(({ activity }) => activity.name);
	const words = [format.day(day), ...names, ...(note === null ? [] : [note])];
	if (said !== "none") words.push(t.choices[said]);
	return (
		<button
			type="button"
			className="shift-month-day"
			aria-label={words.join(", ")}
			data-at={at}
			// one stop among the page's: the arrow keys choose the others
			tabIndex={isChosen ? 0 : -1}
			aria-pressed={isChosen}
			aria-current={isToday ? "date" : undefined}
			data-other={!isOwn || undefined}
			data-free={note !== null || undefined}
			data-said={said === "none" ? undefined : said}
			onClick={onChoose}
			onFocus={onChoose}
			{...onRow}
		>
			<span data-day={Number(day.slice(8))} />
			<span className="shift-month-dots" aria-hidden>
				{shifts.map(({ id, activity }) => (
					<i key={id} style={{ background: activity.color }} />
				))}
			</span>
		</button>
	);
}
