import type { LocalDay } from "#domain/time/quantities.ts";
import type { CalendarGiven } from "./calendar-given.ts";
import type { CalendarWords } from "./calendar-words.ts";
import { EventChip } from "./event-chip.tsx";
import "./day-agenda.css";

interface Given {
	readonly day: LocalDay;
	readonly given: CalendarGiven;
	readonly words: CalendarWords;
}

/** Everything of one day as a list, as a phone shows it under its month. */
export function DayAgenda({ day, given, words }: Given) {
	const info = given.days?.find((one) => one.day === day);
	const holiday = given.holidays?.find((one) => one.day === day);
	const events = given.events
		.filter(({ from, to }) => from <= day && to >= day)
		.sort((a, b) => (a.beginMinute ?? -1) - (b.beginMinute ?? -1));
	return (
		<section className="day-agenda" aria-label={words.longDay(day)}>
			<h2>{words.longDay(day)}</h2>
			{holiday && <p className="month-holiday">{holiday.label}</p>}
			{info?.times && (
				<p>
					{info.times} <b>{info.figure}</b> {info.delta?.text}
				</p>
			)}
			<ul>
				{events.map((event) => (
					<li key={event.id}>
						<EventChip event={event} words={words} isTall onOpen={given.onOpen} />
					</li>
				))}
			</ul>
			{events.length === 0 && !info?.times && <p>{words.t.nothing}</p>}
		</section>
	);
}
